// What typed and spoken words do to the player: how fast it reads, and which captions stay.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { observable } from '#web/data/observable.ts';
import { type Acts, createActs } from './acts.ts';
import { createAsking, type Picked } from './asking.ts';
import { createBulk } from './bulk.ts';
import { type Captions, createCaptions } from './captions.ts';
import { createDrafting } from './drafting.ts';
import { createPlayer, type Player } from './player.ts';
import { laneOf } from './player-state.ts';
import { createQuestions } from './questions.ts';
import { createSearch } from './search.ts';
import { utter } from './utter.ts';

const threads = ['a', 'b', 'c'].map((id) => ThreadId.parse(id));
let player: Player;
let captions: Captions;
let acts: Acts;

beforeEach(() => {
  vi.useFakeTimers();
  captions = createCaptions();
  player = createPlayer({
    voice: { kind: 'silent', read: () => {}, stop: () => {} },
    storage: { getItem: () => null, setItem: () => {} },
    placeKey: 'place',
    now: () => 0,
    threadOf: () => undefined,
    onHeard: () => {},
    onSession: () => {},
    onMoved: captions.clear,
  });
  acts = createActs({ player, captions, offer: () => {} });
  player.send({ kind: 'mailbox', ranked: { queue: threads, aside: [] }, urgent: new Set(), settling: false });
});
afterEach(() => {
  player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const questions = createQuestions();
const say = (words: string) => {
  const drafting = createDrafting({
    thread: () => undefined,
    quiet: () => player.send({ kind: 'pause' }),
    captions,
    voice: { kind: 'silent', read: () => {}, stop: () => {} },
    ownAddress: 'alex@northwind.example',
    ownName: 'Alex Moreau',
    offer: () => {},
  });
  return utter(words, {
    player,
    acts,
    captions,
    search: createSearch({ player, captions, ownAddress: 'alex@northwind.example' }),
    asking: createAsking(),
    picking: createAsking<Picked>(),
    questions,
    viewing: createAsking(),
    distance: observable(false),
    bulk: createBulk(),
    ownAddress: 'alex@northwind.example',
    drafting,
  });
};
const speed = (): number => player.state.current().speed;

describe('the speed', () => {
  it.each([
    ['faster', 1.25],
    ['speed up', 1.25],
    ['slower', 0.75],
    ['one point two five', 1.25],
    ['1.25', 1.25],
    ['one and a half', 1.5],
    ['one and a half times', 1.5],
    ['one point five', 1.5],
    ['read at one point seven five', 1.75],
    ['double speed', 2],
    ['twice as fast', 2],
    ['set the speed to 1.1', 1.1],
    ['as slow as possible', 0.75],
  ])('is set by “%s” to %f', (words, rate) => {
    expect(say(words)).toEqual({ kind: 'done' });
    expect(speed()).toBe(rate);
  });

  it('goes by steps from whatever it is, and comes back by name', () => {
    const said = ['faster', 'faster', 'slower', 'set the speed to 1.1', 'faster', 'normal speed'];
    expect(said.map((words) => (say(words), speed()))).toEqual([1.25, 1.5, 1.25, 1.1, 1.25, 1]);
  });

  it.each(['three times speed', 'point five'])('stays what it was at “%s”, which is beyond the bounds', (words) => {
    expect(say(words).kind).toBe('reply');
    expect(speed()).toBe(1);
  });
});

describe('what was said at one mail', () => {
  it.each([
    ['a word', () => say('next')],
    ['a key of the headset', () => player.send({ kind: 'next' })],
    ['a row of the queue', () => player.send({ kind: 'go', threadId: ThreadId.parse('c') })],
  ])('stays behind when the person goes on by %s', (_by, go) => {
    captions.say('Starred.', 'star this');
    go();
    expect(laneOf(player.state.current()).current).not.toBe('a');
    expect(captions.current()).toBeNull();
  });

  it('stays behind when Flow plays on after the end', () => {
    player.send({ kind: 'play' });
    player.send({ kind: 'finished' });
    player.send({ kind: 'pause' });
    captions.say('Starred.');
    player.send({ kind: 'play' });
    expect(laneOf(player.state.current()).current).toBe('b');
    expect(captions.current()).toBeNull();
  });

  it('is still there when that mail has left, since it tells of that', () => {
    captions.say('Archived.');
    player.send({ kind: 'left', threadIds: threads.slice(0, 1) });
    expect(laneOf(player.state.current()).current).toBe('b');
    expect(captions.current()?.flow).toBe('Archived.');
  });

  it('is still there when there is nowhere to go', () => {
    captions.say('Starred.');
    expect(say('go back')).toEqual({ kind: 'reply', words: 'That is the first one.' });
    expect(captions.current()?.flow).toBe('Starred.');
  });
});
