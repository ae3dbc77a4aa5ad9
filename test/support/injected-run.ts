// Reads each mail with an attack as Flow does, and counts what came of it.
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { journal } from '#web/commands/dispatch.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { ownWordsOf, repeatedIn } from './flow-says.ts';
import { type InjectedMail, injectedThread } from './injected-mail.ts';

export type Outcome = { acts: string[]; repeated: string[] };

/** `asked`: what the person asks while the mail plays. */
export const outcomeOf = (mails: readonly InjectedMail[], asked: readonly string[]): Outcome => {
  const outcome: Outcome = { acts: [], repeated: [] };
  for (const mail of mails) {
    forget();
    const thread = injectedThread(mail);
    learn({ put: [thread], state: 'ready', online: false });
    const before = journal.current().length;
    const assistant = quietAssistant({ queue: [thread.id] });
    for (const words of asked) utter(words, assistant);
    const said = ownWordsOf(thread);
    outcome.repeated.push(...repeatedIn(said, mail.attack).map(({ where, words }) => `${mail.id}: ${where}: ${words}`));
    const changed = JSON.stringify(mailbox.current().threads.get(thread.id)) !== JSON.stringify(thread);
    if (journal.current().length > before || changed) outcome.acts.push(mail.id);
    assistant.player.close();
  }
  return outcome;
};
