// Replies about hearing and speaking, in US English.

import { commandWords, isAct } from '#language/en/mail/command-words.ts';
import type { AskedBack } from '#language/en/mail/commands/words.ts';
import type { BlockControl } from '#language/mail/mail-intent.ts';
import { askedBack } from './voice-words.ts';

export const voiceReplies = {
  stillThere: 'Still there?',
  sendAgain: 'Send it?',
  sendOtherwise: 'The mail said that too. Say “go ahead and send it”, or use the screen.',
  byHand: 'Press it on the screen, please. While Flow is silent, a spoken yes is not enough for that.',
  weakListener:
    'What listened until now does not answer. Flow’s own ears hear for now: commands well, dictation roughly.',
  noServer: 'Without the server there is no speech in. Captions and keys go on.',
  signedOut: 'You are signed out here. Sign in to go on.',
  oneMoment: 'One moment.',
  tooSlow: 'That took too long to understand. Say it again, or use the keys.',
  movedOn: 'That was understood too late: what it was about is no longer open. Say it again.',
  tooLong: 'That was too long for one turn. Say it in shorter parts.',
  headphones: 'Flow hears itself. Headphones help, or hold Space while you talk.',
  asleep: 'Asleep after three quiet minutes.',
  hearsRoughly: 'Flow tells speech by its loudness only for now. In a noisy room, hold Space while you talk.',
  hidden: 'The microphone rests while this page is out of sight.',
  inTheMail: (words: string) => `“${words}” was in the mail too. Say “stop” first, or use the keys.`,
  pausedAndShown: 'Paused. What you can say is on the screen.',
} as const;

export const eitherOf = (one: string, other: string): string => `${asSaid(one)} or ${other}?`;

export const eitherOrKeysQuestion = (one: string, other: string): string =>
  `You can say “${one}” or “${other}”, or use the keys.`;

/** Repeats the person's words as a question before it acts. */
export const confirmInTheirWords = (kind: string, heard: string): AskedBack =>
  askedOf(kind) ?? { words: `Did you say “${heard}”?`, act: null };

/** The same in Flow's words, if the person's differ. */
export const confirmInOurWords = (kind: string, said: string): AskedBack => ({
  words: asksItself.test(said) ? `Do you mean “${said}”?` : `${asSaid(said)}?`,
  act: askedOf(kind)?.act ?? null,
});

const asksItself = /^(?:what|who|how|when|why|is|are)\b/;

/** Repeats the spoken name. */
export const confirmBlock = ({ unblock, sender }: BlockControl): AskedBack => {
  const act = unblock ? 'unblock' : 'block';
  return { words: `${unblock ? 'Unblock' : 'Block'} ${'called' in sender ? sender.called : 'this sender'}?`, act };
};

const askedOf = (kind: string): AskedBack | undefined =>
  isAct(kind) ? commandWords[kind].asked : isKnown(kind) ? askedBack[kind] : undefined;

const isKnown = (kind: string): kind is keyof typeof askedBack => kind in askedBack;

const asSaid = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
