// Asks for the time of an event, or whether a later time will do.

import type { EventKey } from '#domain/event-ref.ts';
import { freeIn } from '#domain/free-time.ts';
import { problems } from '#domain/problem.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { atInstant } from '#domain/wall-time.ts';
import type { SpokenEvent } from '#language/calendar/event-request.ts';
import { movedTimes, type Timed, timesOf } from '#language/calendar/event-times.ts';
import { eventQuestions, eventRefusals } from '#language/en/calendar/event-replies.ts';
import type { QuestionAct } from '#language/engine/question.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { rowsIn } from '#web/conversation/calendar/agenda-world.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { settings } from '#web/data/settings.ts';
import type { Around } from './around.ts';
import { onDayNamed, startWords } from './said-times.ts';

type Asking = {
  /** The question without a time, and the one with only a day. */
  when: string;
  time: (day: string) => string;
  act: QuestionAct;
  /** Works the time out again, with the answer. */
  again: (span: SpokenSpan) => Timed;
  /** Its own time does not count as taken. */
  except: EventKey | null;
};

type Then = (span: EventSpan, heard: string | undefined) => void;

/** Times of a new event. */
export const timeToPut = (event: SpokenEvent, block: boolean, title: string, around: Around) => {
  const here = hereIn(around);
  const again = (span: SpokenSpan): Timed => timesOf({ ...event, span }, block, here);
  const asking: Asking = {
    when: eventQuestions.when(title),
    time: (day) => eventQuestions.whatTime(title, day),
    act: 'create',
    again,
    except: null,
  };
  return { timed: timesOf(event, block, here), asking };
};

/** Times of an event that moves. */
export const timeToMove = (
  of: { span: EventSpan; key: EventKey },
  to: SpokenSpan | null,
  title: string,
  around: Around,
) => {
  const here = hereIn(around);
  const again = (span: SpokenSpan): Timed => movedTimes(of.span, span, here);
  const asking: Asking = {
    when: eventQuestions.toWhen(title),
    time: eventQuestions.whichTime,
    act: 'move',
    again,
    except: of.key,
  };
  return { timed: to === null ? ({ kind: 'ask', day: null } as const) : again(to), asking };
};

const hereIn = ({ world: { now, zone } }: Around) => {
  const { workday, meetingMinutes } = settings.current();
  return { now, zone, hours: workday, minutes: meetingMinutes };
};

export const withTime = (timed: Timed, asking: Asking, heard: string | undefined, around: Around, then: Then): void => {
  const { assistant, world } = around;
  switch (timed.kind) {
    case 'span':
      return then(timed.span, heard);
    case 'fit':
      return then(firstFree(timed, asking.except, around), heard);
    case 'unfit':
      return tell(problems['event.time'].title, heard, assistant);
    case 'ask':
      return askWhen(timed.day, asking, heard, around, then);
    case 'past': {
      const passed = atInstant(timed.at, world.zone);
      const words = eventQuestions.passed(
        startWords({ start: passed, end: passed }, world),
        startWords(timed.later, world),
      );
      assistant.questions.ask({
        question: { kind: 'yes-no', act: asking.act },
        words,
        answered: ({ kind }, said) => {
          if (kind === 'yes') then(timed.later, said);
          else tell(eventRefusals.left, said, assistant);
        },
      });
      return tell(words, heard, assistant);
    }
  }
};

/** If no time in it is free, its start. Flow mentions the clash. */
const firstFree = (
  { within, minutes }: Extract<Timed, { kind: 'fit' }>,
  except: EventKey | null,
  { world }: Around,
): EventSpan => {
  const rows = rowsIn(within, world).rows.filter(({ key }) => key !== except);
  const from = freeIn(rows, within, minutes, settings.current().breakMinutes)[0]?.from ?? within.from;
  return {
    start: atInstant(from, world.zone),
    end: atInstant(new Date(from.getTime() + minutes * 60_000), world.zone),
  };
};

const askWhen = (day: string | null, asking: Asking, heard: string | undefined, around: Around, then: Then): void => {
  const { assistant, world } = around;
  const words = day === null ? asking.when : asking.time(onDayNamed(day, world));
  assistant.questions.ask({
    question: { kind: 'when' },
    words,
    answered: (answer, said) => {
      if (answer.kind !== 'time') return tell(eventRefusals.left, said, assistant);
      withTime(asking.again({ kind: 'when', when: onThatDay(answer.when, day) }), asking, said, around, then);
    },
  });
  tell(words, heard, assistant);
};

/** 'At four' answers for the day in the question. */
const onThatDay = (when: When, day: string | null): When => {
  if (when.kind !== 'on' || when.day !== null || day === null) return when;
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return { ...when, day: { kind: 'date', day: date, month } };
};
