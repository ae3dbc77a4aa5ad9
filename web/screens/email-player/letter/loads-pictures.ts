import type { Message, Thread } from '#domain/mail.ts';
import { senderWarningsIn } from '#web/conversation/script/sender-warnings.ts';
import { settings } from '#web/data/settings.ts';

/** A picture tells its sender that the mail was opened, so spam and mail with a warning still wait for a press. */
export const loadsPictures = (thread: Thread, message: Message): boolean =>
  settings.current().loadsPictures &&
  !message.labels.includes('spam') &&
  senderWarningsIn(thread, message).length === 0;
