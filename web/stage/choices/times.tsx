// Opens above its chip; on a phone, at the bottom for the thumb. The field accepts any time in words.

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import { briefMoment } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import type { Asked } from '#web/conversation/asking/asking.ts';
import { deferUntil, momentIn } from '#web/conversation/asking/defer.ts';
import { saidFrom, zoneHere } from '#web/conversation/script/zone.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useSpaceInText } from '#web/stage/keys/space-in-text.ts';
import { nameOf } from '#web/stage/people.ts';
import { useCurrentThread, useStageSession, useThread } from '#web/stage/use-stage-session.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './snooze.module.css';
import { choicesAt } from './snooze-choices.ts';
import { useLeaving, usePlace } from './use-popover.ts';

export function Times({ asked }: { asked: Asked }) {
  const { asking, acts } = useStageSession();
  const about = useOtherMail(asked.threadId);
  const [unlessAnswered, setUnlessAnswered] = useState(false);
  const choose = (at: Date): void => {
    asking.close();
    acts.give(deferUntil(asked, at, unlessAnswered));
  };
  return (
    <TimeChoices
      title={asked.command === 'snooze' ? 'Snooze until' : 'Remind me'}
      chip={asked.command}
      atHand={!asked.said}
      onChoose={choose}
      onClose={asking.close}
    >
      {asked.command === 'remind' ? (
        <label className={styles.only}>
          <input type="checkbox" checked={unlessAnswered} onChange={() => setUnlessAnswered(!unlessAnswered)} />
          Only if nobody answers
        </label>
      ) : (
        <p className={styles.note}>
          {about !== null && <bdi className={styles.about}>{about}</bdi>}
          Archived in Gmail until then.
        </p>
      )}
    </TimeChoices>
  );
}

/** Names the mail, unless it is the one in front. */
const useOtherMail = (threadId: ThreadId): string | null => {
  const current = useCurrentThread();
  const thread = useThread(threadId);
  const message = thread?.id === current?.id ? undefined : thread?.messages.at(-1);
  return message ? `${nameOf(message.from)}: ${message.subject || 'No subject'}` : null;
};

const hereAt = (at: Date) => ({ now: at, zone: zoneHere(), formats: formatsHere(), times: settings.current() });

type Choosing = {
  title: string;
  chip: 'snooze' | 'remind' | 'later';
  /** The person opened it, so the first choice has focus. Else nothing has, and no key answers by accident. */
  atHand: boolean;
  onChoose: (at: Date) => void;
  onClose: () => void;
  children?: ReactNode;
};

export function TimeChoices({ title, chip, atHand, onChoose, onClose, children }: Choosing) {
  const [opened] = useState(now);
  const panel = useRef<HTMLDivElement>(null);
  const choices = choicesAt(chip === 'remind' ? 'remind' : 'snooze', hereAt(opened));
  useOverlay(true, 'asks');
  usePlace(panel, chip, atHand ? '[data-step]' : null);
  useLeaving(panel, onClose);
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    const nth = placeOf(event);
    const by = steps[event.key];
    const choice = choices[nth];
    if (event.key === 'Escape') onClose();
    else if (choice) onChoose(choice.at);
    else if (by !== undefined) step(panel.current, by);
    else if (nth === choices.length) panel.current?.querySelector('input')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} className={styles.popover} role="dialog" aria-label={title} tabIndex={-1} onKeyDown={pressed}>
      <div className={styles.head}>
        <span>{title}</span>
        <span className="say">or say a time</span>
      </div>
      {choices.map(({ label, at, shown }, nth) => (
        <button key={label} type="button" className={styles.choice} data-step="" onClick={() => onChoose(at)}>
          <span>{label}</span>
          <time dateTime={at.toISOString()}>{shown}</time>
          <Kbd hidden>{String(nth + 1)}</Kbd>
        </button>
      ))}
      <AnyTime onChosen={onChoose} shortcut={String(choices.length + 1)} />
      {children}
    </div>
  );
}

/** Shows the meaning of the words while the person types. */
function AnyTime({ onChosen, shortcut }: { onChosen: (at: Date) => void; shortcut: string }) {
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);
  const at = words.trim() === '' ? null : momentIn(words);
  return (
    <form
      className={styles.choice}
      {...useSpaceInText()}
      onSubmit={(event) => {
        event.preventDefault();
        if (at) onChosen(at);
        else setRefused(true);
      }}
    >
      <input
        data-step=""
        aria-label="Pick a time"
        placeholder="Pick a time"
        value={words}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        maxLength={80}
        aria-invalid={refused}
        onChange={({ target }) => {
          setWords(target.value);
          setRefused(false);
        }}
      />
      <span role="status">{at ? briefMoment(saidFrom(at), false) : refused ? tryWords : ''}</span>
      <Kbd hidden>{shortcut}</Kbd>
    </form>
  );
}

const tryWords = 'Try “Monday at eight”';

/** The index for a number key; null while typing or with a modifier. */
const placeOf = ({ target, key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): number =>
  target instanceof HTMLInputElement || repeat || ctrlKey || metaKey || altKey ? -1 : Number(key) - 1;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const step = (panel: HTMLElement | null, by: 1 | -1): void => {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  // Without a focused choice, up goes to the last.
  stops.at(at === -1 && by === -1 ? -1 : (at + by + stops.length) % stops.length)?.focus();
};
