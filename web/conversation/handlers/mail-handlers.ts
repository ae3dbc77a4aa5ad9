import { notHereYet } from '#language/en/app/replies.ts';
import { answerBulk, askBulk } from '#web/conversation/bulk/bulk-acts.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Handlers } from '#web/conversation/session/conversation-scene.ts';
import { answerOf } from './answer-of.ts';
import { answerInquiry } from './inquire.ts';
import { steerMail } from './mail-controls.ts';

export const mailHandlers = (assistant: AssistantSession): Handlers => ({
  draft: ({ act }, heard) => {
    // "Hold" also answers an open bulk question with no.
    if (act.kind === 'hold' || act.kind === 'hold-all') assistant.bulk.close();
    assistant.drafting.act(act, heard);
    return { kind: 'done' };
  },
  control: ({ control }, heard) => steerMail(control, heard, assistant),
  bulk: ({ request }, heard) => answerOf(askBulk(assistant, request, heard)),
  'bulk-answer': ({ answer }, heard) => answerOf(answerBulk(assistant, answer, heard)),
  ask: ({ request }, heard) => {
    import('#web/conversation/answers/ask-mail.ts').then(
      ({ askMail }) => askMail(request, heard, assistant),
      () => assistant.captions.say(notHereYet, heard),
    );
    return { kind: 'done' };
  },
  inquiry: (inquiry, heard) => {
    answerInquiry(inquiry, heard, assistant);
    return { kind: 'done' };
  },
});
