import { notHereYet } from '#language/en/app/replies.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { now } from '#web/clock.ts';
import { answerBulk, askBulk } from '#web/conversation/bulk/bulk-acts.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Handlers } from '#web/conversation/session/conversation-scene.ts';
import { settings } from '#web/data/settings.ts';
import { answerOf } from './answer-of.ts';
import { answerInquiry } from './inquire.ts';
import { steerMail } from './mail-controls.ts';

export const mailHandlers = (assistant: AssistantSession): Handlers => ({
  draft: ({ act }, heard) => {
    // "Hold" also answers an open bulk question with no.
    if (act.kind === 'hold' || act.kind === 'hold-all') assistant.bulk.close();
    if (act.kind !== 'later') assistant.drafting.act(act, heard);
    else {
      const at = act.when && momentOf(act.when, now(), zoneHere(), settings.current());
      assistant.drafting.later(at, 'voice', heard);
    }
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
