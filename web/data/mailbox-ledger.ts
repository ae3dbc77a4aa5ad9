import type { Change } from '#domain/change/change.ts';
import type { MailboxChange } from '#domain/change/mailbox.ts';
import { withSettledLabels } from '#domain/label.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { forget, learnOverlays, mailbox, serverRevision } from './mailbox-state.ts';
import { overlaid } from './overlay.ts';
import { withAnswer, withCommand } from './overlays.ts';

export const mailboxLedger: DeviceLedger = {
  doneBy: (changes) => {
    const { threads, blocked } = mailbox.current();
    return overlaid(threads, changes.filter(isOfMailbox), blocked).done;
  },
  show: (id, changes) => learnOverlays((overlays) => withCommand(overlays, id, changes.filter(isOfMailbox))),
  answered: (id, revision) => learnOverlays((overlays) => withAnswer(overlays, id, revision)),
  renamed: (change) => (isOfMailbox(change) ? withSettledLabels(change, mailbox.current().labels) : change),
  heard: (revision) => revision > serverRevision(),
  forget,
};

const isOfMailbox = (change: Change): change is MailboxChange => change.ledger === 'mailbox';
