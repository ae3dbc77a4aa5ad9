// The notices by which the person hears of the mailbox.
import type { Draft } from '#domain/draft.ts';
import { noteSubject } from '#domain/note.ts';
import { keptDrafts, openDraft, writing } from '#web/commands/draft-box.ts';
import { isNote } from '#web/commands/leaving.ts';
import type { MailboxEvents } from '#web/commands/open-mailbox.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { paths } from '#web/paths.ts';
import { currentSession, isDemonstration, sessionLapsed } from '#web/session/session.ts';
import { dismissNotice, notice } from '#web/ui/notices/notice.ts';
import { sayOutdated } from './outdated-notice.ts';

export const mailboxNotices = (): MailboxEvents => ({
  refused: (sentence) => notice({ title: sentence, tone: 'danger', icon: 'refused' }),
  caughtUp: sayCaughtUp,
  already: () => notice({ title: alreadyElsewhere, icon: 'done' }),
  stuck: sayStuck(),
  // Each ledger has its own notice, and a later trouble of the same ledger replaces it.
  trouble: (words) => notice({ ...words, about: words.title, tone: 'warn', icon: 'trouble' }),
  outdated: sayOutdated,
  unknown: sayUnknown(),
  lapsed: sessionLapsed,
  sending: saySent,
});

const saySent: MailboxEvents['sending'] = {
  ownAddress: () => currentSession().user?.email,
  sent: ({ to, subject }) => {
    const whom = to[0]?.name || to[0]?.email || 'you';
    if (isDemonstration(currentSession()))
      notice({ about: 'sending', title: `Would be on its way to ${whom} now`, text: demonstrated, icon: 'done' });
    else notice({ about: 'sending', title: `Sent to ${whom}`, text: subject, icon: 'done' });
  },
  back: (draft, sentence) => {
    // The screen of the note has it in its field again, and says so itself.
    if (location.pathname === paths.note && draft.subject === noteSubject && isNote({ draft })) return;
    notice({
      about: 'sending',
      title: 'Not sent. Your text is kept as a draft',
      text: sentence,
      tone: 'danger',
      icon: 'refused',
      stays: 'until answered',
      action: { label: 'Open draft', altText: 'Open your drafts to find it', run: () => void openGivenBack(draft) },
    });
  },
  forked: () =>
    notice({
      title: 'A draft was written twice. Both are kept',
      text: 'Two tabs or devices did not know of each other.',
      stays: 'until answered',
      action: { label: 'Drafts', altText: 'Open your drafts to see both', run: () => draftPanel.open('drafts') },
    }),
};

const demonstrated = 'This is a demonstration: nothing has left this page.';

/** Uses the latest version: from the screen, this device, or the returned draft. */
const openGivenBack = async (draft: Draft): Promise<void> => {
  if (writing.current()?.draft.id !== draft.id) {
    const kept = (await keptDrafts()).find((one) => one.draft.id === draft.id);
    openDraft(kept?.draft ?? draft);
  }
  // The device keeps the draft until the player opens.
  const away = location.pathname === paths.authDebug && !isDemonstration(currentSession());
  if (away) location.assign(paths.emailPlayer);
};

const sayCaughtUp: MailboxEvents['caughtUp'] = ({ sent, already }) =>
  notice({
    title: `Back online. ${sent} ${sent === 1 ? 'action' : 'actions'} sent.`,
    ...(already > 0 ? { text: `${already} of them had been done elsewhere meanwhile.` } : {}),
    icon: 'done',
  });

const alreadyElsewhere = 'That had been done elsewhere meanwhile.';

/** Repeats until the command succeeds or the person drops it, because later commands wait. */
const sayStuck = (): MailboxEvents['stuck'] => {
  let shown: number | null = null;
  return (held) => {
    if (shown !== null) dismissNotice(shown);
    shown =
      held &&
      notice({
        title: 'One action could not be done yet',
        text: 'Flow keeps trying. What you did after it waits its turn.',
        tone: 'warn',
        icon: 'trouble',
        stays: 'until answered',
        action: { label: 'Drop it', altText: 'Open the notices to drop it', run: held.drop },
      });
  };
};

/** All of them share one notice. */
const sayUnknown = (): MailboxEvents['unknown'] => {
  const held: (() => void)[] = [];
  return ({ drop }) => {
    held.push(drop);
    notice({
      about: 'unknown',
      title: `Flow can’t do ${held.length === 1 ? 'one action' : `${held.length} actions`} of another version`,
      text: 'This device keeps it. Everything else goes on.',
      tone: 'warn',
      icon: 'trouble',
      stays: 'until answered',
      action: {
        label: 'Drop it',
        altText: 'Open the notices to drop it',
        run: () => {
          for (const each of held.splice(0)) each();
        },
      },
    });
  };
};
