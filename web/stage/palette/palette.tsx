import { Mic, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserId } from '#domain/id.ts';
import { contactBook } from '#web/data/contacts.ts';
import { formatsHere } from '#web/formats.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { type StageSession, useStageSession } from '#web/stage/use-stage-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isApple, Kbd } from '#web/ui/kbd.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import { atNow, senderNow } from './at-now.ts';
import { doIt } from './do-it.ts';
import styles from './palette.module.css';
import { PaletteRows } from './palette-rows.tsx';
import { offers, words } from './ready.ts';
import { sceneRows } from './scene-rows.ts';
import { type Known, knownAt, type Row, sectionsFor } from './sections.ts';
import { noteUsed, usedBefore } from './used.ts';

type Props = { userId: UserId; run: (act: KeyAct) => void; onClose: () => void };

export function Palette({ userId, run, onClose }: Props) {
  const session = useStageSession();
  const go = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [{ typed, chosen }, setField] = useState({ typed: '', chosen: 0 });
  const setChosen = (at: number): void => setField({ typed, chosen: at });
  const [known] = useState(() => knownNow(session, userId));
  const close = (): void => dialog.current?.close();
  const sections = useMemo(() => sectionsFor(typed, known), [typed, known]);
  const rows = sections.flatMap((section) => section.rows);
  useOverlay(true);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  /** Restores focus first, because the chosen act may move it. */
  const leaveTo = (act: () => void): void => {
    close();
    act();
  };
  const choose = (row: Row | undefined): void => {
    if (row === undefined || row.why !== null) return;
    if (row.does.what === 'offer') noteUsed(userId, row.does.offer.kind);
    leaveTo(() => doIt(row.does, { session, run, go: (to) => void go(to), at: known.at }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = stepped(event.key, chosen, rows.length);
    if (next === null && event.key !== 'Enter' && !isOwnKey(event)) return;
    event.preventDefault();
    if (next !== null) setChosen(next);
    else if (event.key === 'Enter') choose(rows[chosen]);
    else close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <Field
        {...{ id, typed, onKeyDown }}
        chosen={rows[chosen] && `${id}-${chosen}`}
        onType={(text) => setField({ typed: text, chosen: 0 })}
        onTalk={() => leaveTo(() => run('talk'))}
      />
      <PaletteRows {...{ id, sections, chosen }} onPoint={setChosen} onChoose={choose} />
      <p className="sr" role="status">
        {typed.trim() !== '' && (rows.length === 1 ? '1 result' : `${rows.length} results`)}
      </p>
      <Foot />
    </dialog>
  );
}

const knownNow = (session: StageSession, userId: UserId): Known => {
  const front = session.front.current();
  return knownAt({
    at: atNow(session),
    offers: offers(),
    synonyms: words(),
    contacts: contactBook.current().contacts,
    sender: senderNow(session),
    used: usedBefore(userId),
    formats: formatsHere(),
    scene: sceneRows(front?.controls() ?? [], 'usable'),
    showsMail: front?.showsMail,
  });
};

type FieldProps = {
  id: string;
  typed: string;
  chosen: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onTalk: () => void;
};

const Field = ({ id, typed, chosen, onType, onKeyDown, onTalk }: FieldProps) => (
  <div className={styles.field}>
    <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    <input
      role="combobox"
      aria-label="Command"
      aria-expanded="true"
      aria-haspopup="listbox"
      aria-autocomplete="list"
      aria-controls={`${id}-list`}
      aria-activedescendant={chosen}
      placeholder="Type or say a command"
      value={typed}
      maxLength={300}
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
    <IconButton label="Say it" onClick={onTalk}>
      <Mic size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  </div>
);

/** The key that opens the palette also closes it. */
const isOwnKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !shiftKey && !altKey;

/** Wraps around; null if the key does not move. */
const stepped = (key: string, chosen: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (chosen + 1) % count;
  if (key === 'ArrowUp') return (chosen - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, chosen + page);
  if (key === 'PageUp') return Math.max(0, chosen - page);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

const page = 6;

const Foot = () => (
  <div className={styles.foot} aria-hidden="true">
    <span>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> move
    </span>
    <span>
      <Kbd>↵</Kbd> run
    </span>
    <span>
      <Kbd>Esc</Kbd> close
    </span>
    <span>Every command has a phrase. Learn it once, then just say it.</span>
  </div>
);
