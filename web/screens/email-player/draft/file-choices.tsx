// Lists attachable files: those of the open mail first, then the newest, filtered by name.

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import { namesFile, newestFirst } from '#language/drafting/files.ts';
import { attach } from '#web/commands/draft-files.ts';
import { filesAtHand } from '#web/commands/file-candidates.ts';
import { formatsHere } from '#web/formats.ts';
import { shownSize } from '#web/stage/people.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './draft-files.module.css';

/** Nobody would read a longer list. Typing narrows it. */
const mostShown = 8;

export function FileChoices({ near, onClose }: { near: ThreadId | null; onClose: () => void }) {
  const { captions } = useStageSession();
  const [words, setWords] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const all = useMemo(() => newestFirst(filesAtHand(near)), [near]);
  const shown = all
    .filter((one) => words.trim() === '' || namesFile(words, [one]) || begins(one.name, words))
    .slice(0, mostShown);
  useOverlay(true);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      ref={panel}
      className={styles.choices}
      role="dialog"
      aria-label="Attach a file"
      onKeyDown={(event) => pressed(event, panel.current, onClose)}
    >
      <input
        data-step=""
        aria-label="Find a file"
        placeholder="Find a file by its name"
        value={words}
        autoComplete="off"
        maxLength={80}
        onChange={({ target }) => setWords(target.value)}
      />
      {shown.map(({ file, from, name }) => (
        <button
          key={`${file.messageId} ${file.nth}`}
          type="button"
          data-step=""
          onClick={() => {
            captions.say(attach([file], { byHand: true }));
            onClose();
          }}
        >
          <span>{name}</span>
          <small>
            {from.split(' ').slice(0, -1).join(' ') || from.trim()}{' '}
            <span className="num">{shownSize(file.size, formatsHere())}</span>
          </small>
        </button>
      ))}
      <p role="status">
        {all.length === 0
          ? 'No mail on this device has attachments.'
          : shown.length === 0
            ? 'No file is called so.'
            : ''}
      </p>
    </div>
  );
}

const pressed = (event: KeyboardEvent, panel: HTMLElement | null, close: () => void): void => {
  const by = steps[event.key];
  if (by !== undefined) step(panel, by);
  else if (event.key === 'Escape') close();
  else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
    panel?.querySelector<HTMLElement>('button[data-step]')?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const begins = (name: string, words: string): boolean => name.toLowerCase().includes(words.trim().toLowerCase());

const step = (panel: HTMLElement | null, by: 1 | -1): void => {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + by + stops.length) % stops.length)?.focus();
};
