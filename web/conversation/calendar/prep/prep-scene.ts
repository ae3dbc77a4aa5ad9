// Words about the preparation that Flow has just told: more of it, its files, its mail, joining, and a reminder for afterwards.
import type { Occurrence } from '#domain/agenda.ts';
import type { Quoted } from '#domain/answer.ts';
import type { PrepFact } from '#domain/prep.ts';
import { atInstant } from '#domain/wall-time.ts';
import { type AboutPrep, parseAboutPrep } from '#language/calendar/prep.ts';
import { prepReplies } from '#language/en/calendar/prep-replies.ts';
import type { PrepPart } from '#reading/prep/compose.ts';
import { titleOf, worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { startWords } from '#web/conversation/calendar/events/said-times.ts';
import { joinCall } from '#web/conversation/calendar/join.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { perDevice } from '#web/device.ts';
import { shownPrep } from './shown-prep.ts';

export type Prepared = {
  of: Occurrence;
  facts: readonly PrepFact[];
  parts: readonly PrepPart[];
  /** The parts that were said, by their number. */
  said: Set<number>;
  /** The fact that 'it' means. */
  last: number | null;
};

type World = { assistant: AssistantSession };

const spoken = perDevice((): { leave: (() => void) | null; now: Prepared | null } => ({ leave: null, now: null }));

/** Until another meeting is prepared, or the screen puts it away. */
export const enterPrep = (now: Prepared, { assistant }: World): void => {
  leavePrep();
  const name = 'prep';
  spoken().now = now;
  const leave = assistant.scenes.enter({
    name,
    understand: (heard) => {
      const does = parseAboutPrep(heard);
      return does && { kind: 'scene', scene: name, name: does, words: heard, steers: true, asked: 'That?' };
    },
    hints: () => ['say more', 'open it'],
    handlers: {
      scene: (intent, heard) => {
        const does = intent.scene === name ? parseAboutPrep(heard) : null;
        if (does === null) return null;
        about(does, heard, now, { assistant });
        return { kind: 'done' };
      },
    },
  });
  const stop = shownPrep.subscribe(() => shownPrep.current() === null && leavePrep());
  spoken().leave = () => {
    leave();
    stop();
  };
};

export const leavePrep = (): void => {
  const { leave } = spoken();
  Object.assign(spoken(), { leave: null, now: null });
  leave?.();
};

const about = (does: AboutPrep, heard: string | undefined, now: Prepared, { assistant }: World): void => {
  const world = worldOf(currentCalendar());
  switch (does) {
    case 'more':
      return tell(moreOf(now), heard, assistant);
    case 'long':
      return tell(now.parts.map(({ said }) => said).join(' ') || prepReplies.noMore, heard, assistant);
    case 'files':
      return tell(filesOf(now), heard, assistant);
    case 'open':
      return openMail(heard, now, assistant);
    case 'join':
      return tell(joinCall(now.of, world), heard, assistant);
    case 'remind':
      return remindAfter(heard, now, assistant);
    case 'stop':
      shownPrep.become(null);
  }
};

const moreOf = (now: Prepared): string => {
  const left = now.parts.filter(({ nth }) => !now.said.has(nth));
  for (const { nth } of left) now.said.add(nth);
  now.last = left.find(({ source }) => source !== null)?.nth ?? now.last;
  return left.length === 0 ? prepReplies.noMore : left.map(({ said }) => said).join(' ');
};

const filesOf = (now: Prepared): string => {
  const nth = now.facts.findIndex(({ kind }) => kind === 'files');
  const fact = now.facts[nth];
  if (fact?.kind !== 'files') return prepReplies.noFiles;
  now.last = nth;
  return prepReplies.fileList(fact.files.map(({ name }) => name));
};

type Place = Pick<Quoted, 'threadId' | 'messageId'>;

const placeOf = ({ facts, last }: Prepared): Place | null => {
  const fact = last === null ? undefined : facts[last];
  if (fact === undefined) return null;
  if (fact.kind === 'files') return fact.files[0] ?? null;
  return 'quote' in fact ? fact.quote : null;
};

const openMail = (heard: string | undefined, now: Prepared, assistant: AssistantSession): void => {
  const place = placeOf(now);
  if (place === null) return tell(prepReplies.nothingToOpen, heard, assistant);
  assistant.captions.say(prepReplies.opened, heard);
  void assistant.search.showMail(place, titleOf(now.of, worldOf(currentCalendar())));
};

/** Of the mail in question, when the meeting is over. */
const remindAfter = (heard: string | undefined, now: Prepared, assistant: AssistantSession): void => {
  const place = placeOf(now);
  const world = worldOf(currentCalendar());
  if (place === null) return tell(prepReplies.noThread, heard, assistant);
  const at = now.of.to.toISOString();
  assistant.acts.give({
    kind: 'remind',
    args: { threadIds: [place.threadId], at, unlessAnswered: false, archive: false },
  });
  const end = atInstant(now.of.to, world.zone);
  tell(prepReplies.remindAsk(titleOf(now.of, world), startWords({ start: end, end }, world)), heard, assistant);
};
