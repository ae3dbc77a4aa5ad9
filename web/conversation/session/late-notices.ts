// The notices of the mailbox, whose code nobody needs before the first mail.
import type { MailboxEvents } from '#web/commands/open-mailbox.ts';
import { perDevice } from '#web/device.ts';
import { currentSession, sessionLapsed } from '#web/session/session.ts';
import { sayOutdated } from './outdated-notice.ts';

const account = perDevice(() => ({}));

export const lateNotices = (): MailboxEvents => {
  let made: Promise<MailboxEvents> | null = null;
  const load = (): Promise<MailboxEvents> => {
    made ??= import('./mailbox-notices.ts').then(({ mailboxNotices }) => mailboxNotices());
    return made;
  };
  const tell = (say: (notices: MailboxEvents) => void): void => {
    const own = account();
    load().then(
      (notices) => {
        // Another account has signed in meanwhile, and hears nothing of this one.
        if (account() === own) say(notices);
      },
      () => {
        made = null;
      },
    );
  };
  return {
    refused: (sentence, id) => tell((all) => all.refused(sentence, id)),
    caughtUp: (what) => tell((all) => all.caughtUp(what)),
    already: () => tell((all) => all.already()),
    // Without an earlier notice there is nothing to take away.
    stuck: (held) => (held === null && made === null ? undefined : tell((all) => all.stuck(held))),
    trouble: (words) => tell((all) => all.trouble(words)),
    // A server of another version may no longer have the code of this page.
    outdated: sayOutdated,
    unknown: (held) => tell((all) => all.unknown(held)),
    lapsed: sessionLapsed,
    sending: {
      ownAddress: () => currentSession().user?.email,
      sent: (what) => tell(({ sending }) => sending.sent(what)),
      back: (draft, sentence) => tell(({ sending }) => sending.back(draft, sentence)),
      forked: () => tell(({ sending }) => sending.forked()),
    },
  };
};
