// Phrases that change what Flow reads, and in which order, in US English.
import { off, on, type SettingPhrases } from './setting-verbs.ts';

const frames = '(greetings|signatures|footers|small print)';

const letters = '(newsletters|newsletters and receipts)';

const codes = '[my|the|any] [sign in|login|security|verification] codes';

export const readingPhrases: readonly SettingPhrases[] = [
  {
    setting: { name: 'summaries', value: true },
    phrases: [`${on} [the] summaries`, 'turn [the] summaries on', 'summaries on'],
  },
  {
    setting: { name: 'summaries', value: false },
    phrases: [`${off} [the] summaries`, 'turn [the] summaries off', 'summaries off'],
  },
  { setting: { name: 'summaries', value: true }, phrases: ['(read|give me|start with) [a|the] summary first'] },
  {
    setting: { name: 'summaries', value: false },
    phrases: ['(skip|leave out|do not read) [(the|all)] summaries', 'no [more] summaries'],
  },
  {
    setting: { name: 'readsAll', value: true },
    phrases: [
      `read [the] ${frames} [(and|or) ${frames}] [too|also|as well]`,
      'read every line [of (a|each|every) mail]',
    ],
  },
  {
    setting: { name: 'readsAll', value: false },
    phrases: [`(skip|leave out|do not read) [the] ${frames} [(and|or) ${frames}]`, `no [more] ${frames}`],
  },
  {
    setting: { name: 'readingDetail', value: 'full' },
    phrases: [
      'always read (the whole (mail|mails)|whole mails|everything|the full text)',
      'begin [each day] with (whole mails|the full text)',
    ],
  },
  {
    setting: { name: 'readingDetail', value: 'summaries' },
    phrases: ['always read [me] [only|just] [the] summaries', 'begin each day with [the] summaries'],
  },
  {
    setting: { name: 'readingDetail', value: 'headlines' },
    phrases: ['always read [me] [only|just] [the] headlines', 'begin each day with [the] headlines'],
  },
  ...(['newest', 'oldest'] as const).map(
    (value): SettingPhrases => ({
      setting: { name: 'queueOrder', value },
      phrases: [
        `always (read|play|show|start with|begin with|give me) [me] [my|the] ${value} [(mail|mails|email|emails|ones)] [first]`,
        `always [the] ${value} [(mail|mails|email|emails|ones)] first`,
      ],
    }),
  ),
  {
    setting: { name: 'queueOrder', value: 'importance' },
    phrases: [
      'always (read|play|show|start with|begin with|give me) [me] (what matters|the important (mail|mails|ones)|the most important (mail|mails|ones)) [first]',
      'always (what matters|[the] [most] important (mail|mails|ones)) first',
    ],
  },
  {
    setting: { name: 'newslettersApart', value: true },
    phrases: [
      `(keep|put|set|leave) [all|my|the] ${letters} (apart|aside|separate) [from my mail]`,
      `keep [all|my|the] ${letters} (out of|away from) my (mail|queue)`,
    ],
  },
  {
    setting: { name: 'newslettersApart', value: false },
    phrases: [
      `(do not|stop) (keep|keeping|put|putting|set|setting) [all|my|the] ${letters} (apart|aside|separate)`,
      `(put|keep|mix|read) [all|my|the] ${letters} (with|among|in with) [all] (my|the) [other] (mail|mails|queue|rest)`,
    ],
  },
  {
    setting: { name: 'loadsPictures', value: true },
    phrases: ['always (show|load) [the|all] (pictures|images) [(in|of) (mail|mails|my mail|every mail|emails)]'],
  },
  {
    setting: { name: 'loadsPictures', value: false },
    phrases: [
      '(never|do not) [always] (show|load) [the|any] (pictures|images) [(in|of) (mail|mails|my mail|emails)]',
      'stop (loading|showing) [the] (pictures|images) [(in|of) (mail|mails|my mail|emails)]',
    ],
  },
  {
    setting: { name: 'codesAloud', value: false },
    phrases: [`never (say|read|speak) ${codes} [aloud|out loud]`, `do not (say|read|speak) ${codes} (aloud|out loud)`],
  },
  {
    setting: { name: 'codesAloud', value: true },
    phrases: [`(say|read|speak) ${codes} [aloud|out loud] (when|if|whenever) i ask [(for them|you)]`],
  },
];
