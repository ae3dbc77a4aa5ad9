// Runs the commands of one utterance in order, announces them in one line, and undoes them together.
import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId } from '#domain/id.ts';
import { invertedAll, lesserRecital, recital } from '#language/en/app/recital.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import { nextId } from '#web/commands/next-id.ts';
import * as journal from '#web/commands/undo.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { announcementOf } from '#web/conversation/script/announcement.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { recitedOf } from '#web/conversation/script/recited-act.ts';
import type { Acts, Asked, Offer } from './acts.ts';

export type Step = { command: Command; lesser: boolean } | (() => string | null);

type World = {
  player: Player;
  captions: Captions;
  offer: (offer: Offer | null) => void;
  settle: (given: GivenCommand, words?: string, returning?: readonly ThreadId[]) => void;
};

type Together = {
  given: Acts['asGroup'];
  inverted: Acts['several'];
};

export const createCommandGroup = ({ player, captions, offer, settle }: World): Together => ({
  given: (steps, asked = {}) => {
    const before = captions.current()?.turn;
    const done = dispatched(steps, asked);
    const line = lineOf(done);
    const commands = done.flatMap(({ given }) => given ?? []);
    for (const { given } of done) if (given) player.record(recordOf(given));
    const said = done.flatMap(({ step, given }) => {
      if (given) settle(given, given === commands.at(-1) && line !== '' ? line : undefined);
      return typeof step === 'function' ? (step() ?? []) : [];
    });
    player.send({ kind: 'acted', threadId: lastTouched(done) });
    const caption = captions.current();
    const own = caption === null || caption.turn === before ? [] : [caption.flow];
    const words = [line, ...own, ...said].filter((one) => one !== '').join(' ');
    if (words !== '') captions.say(words, asked.heard);
    offerAll(commands, line, offer);
  },
  inverted: (kind, ids, asked = {}) => {
    const invert = kind === 'undo' ? journal.undo : journal.redo;
    const { heard, tells } = asked;
    const how = { spoken: heard !== undefined, commandGroup: CommandId.parse(nextId()), tells };
    const taken = ids.flatMap((id) => invert(id, how) ?? []);
    for (const { target, given } of taken) {
      if (kind === 'undo') player.takeBack(target.id);
      settle(given, undefined, kind === 'undo' ? sentAway(target) : []);
    }
    captions.say(
      invertedAll(
        kind === 'redo',
        taken.flatMap(({ target }) => recitedOf(target) ?? []),
      ),
      asked.heard,
    );
    offer(null);
  },
});

type Did = { step: Step; given: GivenCommand | null };

/** Each command keeps its mail, even if the player moves. */
const dispatched = (steps: readonly Step[], { heard }: Asked): Did[] => {
  const how = { spoken: heard !== undefined, commandGroup: CommandId.parse(nextId()) };
  return steps.map((step) => ({ step, given: typeof step === 'function' ? null : dispatch(step.command, how) }));
};

const offerAll = (commands: readonly GivenCommand[], line: string, offer: World['offer']): void => {
  const last = commands.at(-1);
  const announcement = last ? announcementOf(last, undefined, false) : null;
  if (last && announcement)
    offer({ announcement, id: last.id, together: { line, ids: commands.map(({ id }) => id).toReversed() } });
};

const lineOf = (done: readonly Did[]): string => {
  const acts = done.flatMap(({ given }) => (given ? (recitedOf(given) ?? []) : []));
  if (acts.length === 0) return '';
  const isLesser = done.some(({ step }) => typeof step !== 'function' && step.lesser);
  return isLesser ? lesserRecital(acts) : recital(acts);
};

const recordOf = (given: GivenCommand) => ({
  id: given.id,
  kind: given.command.kind,
  threadIds: threadsOf(given),
});

/** "That one" means the mail of the last command, unless another act follows. */
const lastTouched = (done: readonly Did[]): ThreadId | null => {
  const last = done.at(-1)?.given;
  return (last && threadsOf(last)[0]) ?? null;
};

export const sentAway = ({ done }: GivenCommand): ThreadId[] =>
  done.flatMap(({ edits }) =>
    edits.filter(({ add, remove }) => remove.includes('inbox') || add.includes('trash')).map((edit) => edit.threadId),
  );
