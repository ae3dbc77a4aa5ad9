import { notice } from '#web/ui/notices/notice.ts';

export const offerDraftBack = (back: () => void): void => {
  notice({
    about: 'draft',
    title: 'Discarded the draft',
    icon: 'done',
    action: { label: 'Undo', altText: 'Open the notices to get it back', run: back },
  });
};
