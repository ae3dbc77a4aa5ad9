import { problems } from '#domain/problem.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** A reload loads the new version. The device keeps all changes until then. */
export const sayOutdated = (): void =>
  void notice({
    about: 'outdated',
    title: problems['page.outdated'].title,
    tone: 'warn',
    icon: 'trouble',
    stays: 'until answered',
    action: { label: 'Reload', altText: 'Reload this page', run: () => location.reload() },
  });
