// Short English replies in plain style, and how people ask for them.
import type { ShortReply } from '#domain/writing-style.ts';
import { languageNames } from '#language/en/engine/language-names.ts';

type Wording = { plain: string; short: string };

export const shortTexts: Record<ShortReply, Wording> = {
  thanks: { plain: 'Thank you.', short: 'Thanks.' },
  yes: { plain: 'Yes, that works for me.', short: 'Yes, that works for me.' },
  no: {
    plain: 'Thank you for asking. I will have to decline this time.',
    short: 'Thanks for asking. I’ll have to pass this time.',
  },
  later: {
    plain: 'I need a little more time for this. I will come back to you as soon as I can.',
    short: 'I need a little more time for this. I’ll come back to you as soon as I can.',
  },
  times: {
    plain: 'Could you send me a few times that would suit you?',
    short: 'Could you send me a few times that’d suit you?',
  },
};

export const shortLabels: Record<ShortReply, string> = {
  thanks: 'Thank you',
  yes: 'Yes',
  no: 'Not this time',
  later: 'More time',
  times: 'Send me times',
};

const say = '(say|reply|answer|respond|write|tell (him|her|them)) [back] [with] [a]';
const quick = `${say} [(quick|short|polite|simple|nice)]`;

/** Each starts with a verb for Flow, so none is text. */
export const shortPhrases: Record<ShortReply, readonly string[]> = {
  thanks: [
    `${quick} (thanks|thank you|thank you very much|many thanks)`,
    '(thank|thanks to) (him|her|them) [for (it|this|that)]',
    'send [(him|her|them)] [(my|a)] thanks',
    '(send|shoot|drop|fire off) [(him|her|them|back)] [a] [quick|short] (thanks|thank you) [(mail|email|note)] [back]',
  ],
  yes: [`${quick} yes`, '(accept|accept it|accept this|agree|agree to (it|this|that)|say i am in)', `${quick} accept`],
  no: [
    `${quick} (no|no thanks|no thank you) [to (him|her|them|that|it)]`,
    '(give|send) (him|her|them) a (polite|friendly|courteous) no',
    '[politely] decline [(it|this|that)] [politely]',
    '(turn|wave) (it|this|that|them|him|her) down [politely]',
    `${quick} decline [politely]`,
    'politely say no',
    'say no politely',
  ],
  later: [
    'ask [(him|her|them)] for [(some|a bit|a little)] more time',
    '(tell (him|her|them)|say) [that] i need [(some|a bit|a little)] more time',
    `${quick} later`,
    'buy me [some] [more] time',
  ],
  times: [
    '(send|give) me [some|a few] times',
    'ask [(him|her|them)] (for|to send me|to suggest|to send) [(some|a few)] times',
    'ask [(him|her|them)] (which|what|for) (dates|times|days) [(would|that would)] (work|suit|be good|be possible) [for (him|her|them)]',
    'ask [(him|her|them)] for (some|a few) [possible] (dates|times|days)',
    'ask [(him|her|them)] when (it suits|they are free|he is free|she is free|it suits (him|her|them))',
  ],
};

export const onlyEnglish = (language: keyof typeof languageNames): string =>
  `This mail is in ${languageNames[language]}, and my short replies are in English only. What should it say?`;

export const sayLead = /^(?:say|reply|answer|respond|write|tell (?:him|her|them))(?: back)?(?: with)?(?: an?)?$/;

export const mayAskShortReply = /thank|yes|\bno\b|accept|agree|declin|down|time|later|when/i;

/** Words that say no more than a stock answer. */
export const stockWords =
  /^(?:(?:a |an )?(?:quick |short |polite )?(?:yes|no|thanks|thank you|no thanks|no thank you|later|more time|times|dates))(?: (?:to|for) (?:him|her|them|it|this|that))?[.!]*$/i;

export const thanking = /thank/i;
