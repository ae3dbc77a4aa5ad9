// The controls of the briefing: phrases, keys and menus.
import {
  Archive,
  ArrowLeft,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronUp,
  Clock,
  Handshake,
  MailOpen,
  MessageSquareText,
  Pause,
  Play,
  Reply,
  RotateCcw,
} from 'lucide-react';
import type { BriefingPart } from '#domain/briefing.ts';
import { briefingPhrases as phrases, briefingSays as say, startWith } from '#language/en/asking/briefing-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { archiveLine, bringMail, moreWords, settleLine } from '#web/conversation/briefing/act-on-line.ts';
import { lineNow } from '#web/conversation/briefing/shown-briefing.ts';
import type { OwnReading, Scene, SceneControl } from '#web/stage/scene/scene.ts';
import type { BriefingHere } from './use-briefing.ts';

export const briefingScene = (here: BriefingHere): Scene => ({
  name: 'briefing',
  controls: taughtFirst([...moving(here), ...acting(here), ...skipping(here), ...around(here)]),
  reading: readingOf(here),
});

/** The hints show the first phrases. 'Next' and 'go on' need none. */
const taughtFirst = (all: readonly SceneControl[]): SceneControl[] => {
  const isTaught = ({ id }: SceneControl): boolean => taught.has(id);
  return [...all.filter(isTaught), ...all.filter((one) => !isTaught(one))];
};

const taught: ReadonlySet<string> = new Set(['more', 'calendar', 'short']);

const lengths = { short: 30, long: 180 } as const;

const moving = (here: BriefingHere): SceneControl[] => [
  {
    id: 'play',
    name: 'Play or pause the briefing',
    phrases: phrases.on,
    keys: ['Space'],
    icon: here.shown?.pace === 'telling' ? Pause : Play,
    hint: 'play or pause',
    run: () => playOrPause(here),
  },
  {
    id: 'next',
    name: 'Next line',
    phrases: phrases.next,
    keys: ['J', '↓'],
    icon: ChevronDown,
    repeats: true,
    hint: 'next',
    run: () => step(here, 1),
  },
  {
    id: 'back',
    name: 'Previous line',
    phrases: phrases.back,
    keys: ['K', '↑'],
    icon: ChevronUp,
    repeats: true,
    run: () => step(here, -1),
  },
  {
    id: 'again',
    name: 'Say this line again',
    phrases: phrases.again,
    icon: RotateCcw,
    run: () => {
      here.telling.go(here.shown?.at ?? 0);
      return null;
    },
  },
];

const acting = (here: BriefingHere): SceneControl[] => [
  {
    id: 'more',
    name: 'More on this line',
    phrases: phrases.more,
    keys: ['M'],
    icon: MessageSquareText,
    hint: 'more',
    run: () => moreWords(lineNow()),
  },
  {
    id: 'archive',
    name: 'Archive the email of this line',
    phrases: ['archive this one'],
    keys: ['E'],
    icon: Archive,
    run: () => archive(here),
  },
  {
    id: 'reply',
    name: 'Reply to the email of this line',
    phrases: ['reply to this one'],
    keys: ['R'],
    icon: Reply,
    run: () => reply(here),
  },
  {
    id: 'open',
    name: 'Open this line',
    phrases: phrases.open,
    keys: ['O'],
    icon: MailOpen,
    run: () => open(here),
  },
  {
    id: 'done',
    name: 'The promise of this line is kept',
    phrases: ['i did that', 'i did it', 'that is done'],
    keys: ['D'],
    icon: Check,
    run: () => settleLine('done', true) ?? say.noPromiseHere,
  },
];

const skipping = (here: BriefingHere): SceneControl[] => [
  {
    id: 'calendar',
    name: 'Skip to the calendar',
    phrases: phrases.calendar,
    icon: CalendarDays,
    run: () => skipTo(here, ['meetings', 'tomorrow'], say.noCalendar),
  },
  {
    id: 'promises',
    name: 'Skip to promises',
    phrases: phrases.promises,
    icon: Handshake,
    run: () => skipTo(here, ['promises'], say.noPromises),
  },
  {
    id: 'mail',
    name: 'Skip to mail',
    phrases: phrases.mail,
    icon: MailOpen,
    run: () => skipTo(here, ['mail'], say.noMail),
  },
];

const around = (here: BriefingHere): SceneControl[] => [
  {
    id: 'short',
    name: 'The short briefing',
    phrases: phrases.short,
    icon: Clock,
    run: () => lengthen(here, lengths.short),
  },
  {
    id: 'long',
    name: 'The long briefing',
    phrases: phrases.long,
    icon: Clock,
    run: () => lengthen(here, lengths.long),
  },
  {
    id: 'anew',
    name: 'From the beginning',
    phrases: phrases.anew,
    icon: RotateCcw,
    run: () => {
      here.anew();
      return null;
    },
  },
  {
    id: 'end',
    name: 'Back to your mail',
    phrases: phrases.end,
    keys: ['G I'],
    icon: ArrowLeft,
    run: () => {
      here.leave();
      return null;
    },
  },
];

const playOrPause = ({ shown, telling, anew }: BriefingHere): null => {
  if (shown?.pace === 'telling') telling.pause();
  else if (shown?.pace === 'over') anew();
  else telling.begin();
  return null;
};

const step = ({ shown, telling }: BriefingHere, by: 1 | -1): string | null => {
  if (shown === null) return null;
  const to = shown.at + by;
  if (to < 0) return say.first;
  if (to >= shown.briefing.lines.length) return say.last;
  telling.go(to);
  return null;
};

const skipTo = ({ shown, telling }: BriefingHere, parts: readonly BriefingPart[], none: string): string | null => {
  const to = shown?.briefing.lines.findIndex(({ part }) => parts.includes(part)) ?? -1;
  if (to < 0) return none;
  telling.go(to);
  return null;
};

const lengthen = ({ lengthen: take, telling }: BriefingHere, most: number): null => {
  take(most);
  telling.begin();
  return null;
};

const open = ({ open: go }: BriefingHere): string | null => {
  const line = lineNow();
  if (line === null || line.handle === null) return say.nothingToOpen;
  go(line);
  return null;
};

const archive = ({ session, telling, shown }: BriefingHere): string | null => {
  const refused = archiveLine(session);
  if (refused === null && shown?.pace === 'telling') telling.begin(session.captions.current()?.flow);
  return refused;
};

const reply = ({ session }: BriefingHere): string | null => {
  const refused = bringMail(session);
  if (refused === null) session.drafting.act({ kind: 'reply', words: null });
  return refused;
};

/** 'Start with Maya': any line whose sentence begins with that name. */
const readingOf = (here: BriefingHere): OwnReading => ({
  understand: (heard) => {
    const who = startWith.exec(normalize(heard))?.[1];
    return who === undefined ? null : startIntent(who, heard);
  },
  carryOut: ({ words }) => startAt(here, words),
});

const startIntent = (who: string, heard: string): SceneIntent => ({
  kind: 'scene',
  scene: 'briefing',
  name: 'start',
  words: who,
  steers: true,
  asked: `${heard}?`,
});

const startAt = ({ shown, open: go, session }: BriefingHere, who: string): string | null => {
  const mails = shown?.briefing.lines.filter(({ part }) => part === 'mail') ?? [];
  const isNamed = new RegExp(`^${who.replaceAll(/\W/g, '.')}\\b`, 'i');
  const line = firstOnes.test(who) ? mails[0] : mails.find(({ text }) => isNamed.test(text));
  if (line === undefined) return mails.length === 0 ? say.noMail : say.notNamed(who);
  go(line);
  session.player.send({ kind: 'play' });
  return null;
};

/** 'Start with her': the first of them. */
const firstOnes = /^(?:the )?(?:first|mail|first one|first 1|her|him|them)$/;
