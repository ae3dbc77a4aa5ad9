import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import type { Situation } from '#language/intents/situation.ts';
import {
  after,
  asking,
  bulk,
  general,
  heard,
  held,
  moment,
  reading,
  ready,
  said,
  short,
  writing,
} from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge, type Moment } from './judge.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('../../../language/model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

const [away, later, faster, asked] = [
  'this one can go straight into the rubbish bin',
  'hide it from me and show it again tomorrow morning',
  'pick up the pace a little',
  'who is it that wrote this one',
];
/** The third pass hears the command and the general pass hears a similar sound. */
const own = (words: string, text = 'words that sound like those', over: Partial<Transcript> = {}): Transcript =>
  heard(text, { agreed: false, grammar: 'next three', own: words, ...over });
const silence: Partial<Moment> = { spoken: [], seconds: 2.8 };

describe('in a silence', () => {
  test.each<[string, Transcript, string]>([
    ['what throws away is asked about', own(away), 'ask trash'],
    ['what changes a mail is asked about, however sure', own(later), 'ask snooze'],
    ['what begins a draft is asked about', own('i want to write back to her'), 'ask reply'],
    ['what leaves a list is asked about', own('i do not want these letters any more'), 'ask unsubscribe'],
    ['what steers is done', own(faster), 'obey faster'],
    ['a question about the mail is answered', own(asked), 'obey inquiry'],
    ['nothing is made of it where the general pass heard other sounds', general(away), 'missed'],
    [
      'nothing is made of it where what that pass heard is nothing for Flow',
      own(away, 'this is the best pizza in town'),
      'missed',
    ],
    ['nothing is made of a word or two', own('archive this'), 'missed'],
    ['nothing is made of what means nothing here', own('the seven of clubs is under the table'), 'missed'],
    ['it is no yes', own('yes please go ahead and do that'), 'missed'],
    ['it stops nothing', own('wait one second please stop'), 'missed'],
    ['a rest is given', own('be quiet one moment i have to get the door'), 'obey pause'],
    ['that all is over is asked about', own('enough mail for today shut it down'), 'ask stop'],
    [
      'many mails that both passes mean are counted',
      own('get all mails about the raffle deleted', 'get all mails about the raffle deleted please'),
      'obey bulk',
    ],
    [
      'many mails are counted too where the other pass heard no wish at all',
      own('move all mails from tom to legal', 'move on mails from tom to legal'),
      'obey bulk',
    ],
    [
      'nothing is made of many mails where the other pass heard another wish',
      own('move all mails from tom to legal', 'move this mail from tom to legal'),
      'missed',
    ],
    [
      'nothing is made of many mails where the other pass heard what is none',
      own('get all mails about the raffle deleted', 'the seven of clubs is under the table'),
      'missed',
    ],
    [
      'several commands in one breath are asked about together',
      own('archive it then star the next one', 'our kite then start the next one'),
      'ask several',
    ],
    ['a stop that the general pass heard stops', own(away, 'stop'), 'stop'],
    ['what both other passes heard is what was said', heard('archive this', { own: away }), 'obey archive'],
  ])('%s', (_what, transcript, decision) => expect(short(judge(transcript, moment(silence)))).toBe(decision));
});

describe('two passes agree and the third differs', () => {
  const agreed = (words: string, other: string | null): Transcript => heard(words, { own: other });
  test.each<[string, Transcript, string]>([
    [
      'is asked about where the third heard several',
      agreed('archive it', 'archive it then star the next one'),
      'ask archive',
    ],
    ['is asked about where it throws away', agreed('trash it', 'press it'), 'ask trash'],
    ['is asked about where the third heard a pause', agreed('trash it', 'hush for a bit'), 'ask trash'],
    ['is asked about where it tells on somebody', agreed('report spam', 'repeat them'), 'ask spam'],
    ['is asked about where it leaves a list', agreed('unsubscribe me', 'describe it to me'), 'ask unsubscribe'],
    ['is asked about where it shuts somebody out', agreed('block them', 'lock the door'), 'ask block'],
    ['is done where the third means the same', agreed('delete that', 'delete it'), 'obey trash'],
    ['is done where the third means it in own words', agreed('trash it', 'throw this one in the bin'), 'obey trash'],
    ['is done where the third was late', agreed('trash it', null), 'obey trash'],
    ['is done where one word takes it back', agreed('archive this', 'i have had this'), 'obey archive'],
    ['is done where it steers', agreed('skip that', 'stay put'), 'obey next'],
  ])('%s', (_what, transcript, decision) =>
    expect(short(judge(transcript, moment({ spoken: [], seconds: 0.8 })))).toBe(decision),
  );
});

describe('while Flow may hear itself', () => {
  const over = (words: string): Partial<Moment> => ({ spoken: [said(words, 1000, 9000)], seconds: 2.8 });
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['over Flow it is asked about', own(away), over('A quiet sentence.'), 'ask trash'],
    ['over Flow what steers is asked about too', own(faster), over('A quiet sentence.'), 'ask faster'],
    ['nothing is made of what Flow reads', own(away), over(`So ${away}.`), 'missed'],
    [
      'nothing is made of what sounds like it',
      own(away, 'into the rubbish'),
      over('Straight into the rubbish.'),
      'nothing echo',
    ],
    ['nor in the silence after', own(away), { ...over(`So ${away}.`), began: 12_000 }, 'missed'],
    [
      'nothing is made of it where Flow hears itself',
      own(faster),
      { ...over('A quiet one.'), echoing: true },
      'missed',
    ],
    ['it is heard there in a silence', own(away), { ...silence, echoing: true }, 'ask trash'],
    ['nothing is made of what ends with Flow', own(faster), { ...over('A quiet one.'), ended: 5300 }, 'missed'],
    ['nothing is made of a sound too short for it', own(away), { spoken: [], seconds: 0.7 }, 'missed'],
    [
      'long words take as long as several short ones',
      own('unsubscribe me from everything', 'unsubscribe me from every thing'),
      { spoken: [], seconds: 2.8 },
      'obey bulk',
    ],
    ['nothing is made of a sound too long for it', own(faster), { spoken: [], seconds: 8 }, 'missed'],
  ])('%s', (_what, transcript, more, decision) => expect(short(judge(transcript, moment(more)))).toBe(decision));
});

describe('in other states', () => {
  const question = 'Unsubscribe from the list?';
  test.each<[string, Situation, Transcript, string]>([
    ['it is no yes to a question', asking, own('yes i would really like that please'), 'missed'],
    ['nor to a question about many, which is asked again', bulk, own('yes archive all of them please'), 'again unsure'],
    [
      'nor sends what was read back, which is asked about again',
      ready,
      own('that is good now send it off'),
      'again unsure',
    ],
    ['what was read back is held in a silence', ready, own('do not let this one go out just yet'), 'obey hold'],
    ['while mail is held it is kept back', held, own('keep that mail here i spotted an error'), 'obey hold'],
    ['while one writes there is only text', writing, own(away), 'obey dictate'],
    ['while mail is held it throws nothing away unasked', held, own(away), 'ask trash'],
  ])('%s', (_what, situation, transcript, decision) =>
    expect(short(judge(transcript, after(situation, question, 400, { seconds: 2.8 })))).toBe(decision),
  );

  test('Flow asks again for a yes that only the general pass hears', () => {
    const transcript = own('yes get rid of it please', 'yes');
    expect(short(judge(transcript, after(asking, question, 400, { seconds: 2 })))).toBe('again unsure');
  });
});

test('Flow’s own sentences run nothing without the model', () => {
  unloadIntentModel();
  expect(short(judge(own(away), moment(silence)))).toBe('missed');
  loadIntentModel(readFileSync(new URL('../../../language/model/intents.bin', import.meta.url)));
  expect(short(judge(own(away), moment({ ...silence, situation: reading })))).toBe('ask trash');
});
