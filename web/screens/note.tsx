// A note to oneself on the whole screen. It leaves as a mail to the own address, and waits on the device without a connection.
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import type { User } from '#domain/account.ts';
import { draftLimits } from '#domain/draft.ts';
import { titled } from '#web/brand.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { SignedIn } from '#web/session/signed-in.tsx';
import { Button } from '#web/ui/button.tsx';
import { isApple, Kbd } from '#web/ui/kbd.tsx';
import { useThere } from '#web/ui/later.ts';
import styles from './note/note.module.css';
import { keepShared } from './note/shared-note.ts';
import { Talk } from './note/talk.tsx';
import { type Dictating, isOpen, useDictation } from './note/use-dictation.ts';
import { useKeyboardInset } from './note/use-keyboard-inset.ts';
import { isTooLong, useNote } from './note/use-note.ts';

export const meta: MetaFunction = () => [{ title: titled('Note to Self') }, { name: 'robots', content: 'noindex' }];

export default function NoteToSelf() {
  useEffect(keepShared, []);
  return <SignedIn>{(user) => <Note user={user} />}</SignedIn>;
}

function Note({ user }: { user: User }) {
  useOpenMailbox(user.id);
  useThere(true);
  const { text, setText, send, waiting } = useNote(user);
  const field = useRef<HTMLTextAreaElement>(null);
  const inset = useKeyboardInset();
  const typed = useRef(text);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  const dictating = useDictation({ user, text: () => typed.current, setText });
  useEffect(() => field.current?.focus(), []);
  const tooLong = isTooLong(text);
  const cannotSend = text.trim() === '' || tooLong;
  const sendIt = (): void => {
    send();
    field.current?.focus();
  };
  useEscape(dictating);
  useEnd(field, text, isOpen(dictating.state));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) sendIt();
  };
  return (
    <main className={styles.screen} onKeyDown={onKeyDown}>
      <h1 className="sr">Note to Self</h1>
      <header className={styles.top}>
        <Back />
        <p className={styles.state} role="status">
          {waiting > 0 && <span className="num">{waiting} syncing</span>}
          {tooLong && <TooLong characters={text.trim().length} />}
        </p>
        <Button kind="flow" disabled={cannotSend} onClick={sendIt}>
          Send
          <span className={styles.key}>
            <Kbd hidden>{isApple() ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd hidden>↵</Kbd>
          </span>
        </Button>
      </header>
      <textarea
        ref={field}
        className={styles.text}
        style={{ paddingBottom: `${104 + inset}px` }}
        aria-label="Your note"
        placeholder="What should you not forget?"
        value={text}
        aria-invalid={tooLong || undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Talk dictating={dictating} inset={inset} />
    </main>
  );
}

const Back = () => (
  <Link to={paths.emailPlayer} className={styles.back}>
    <ArrowLeft size={19} strokeWidth={1.75} aria-hidden="true" />
    Back
    <span className={styles.key}>
      <Kbd hidden>Esc</Kbd>
    </span>
  </Link>
);

const TooLong = ({ characters }: { characters: number }) => (
  <span className={styles.tooLong}>
    {numberHere(characters - draftLimits.characters)} characters too long. A note holds{' '}
    {numberHere(draftLimits.characters)}.
  </span>
);

/** Closes what is open, else back to the player, wherever the focus is. */
const useEscape = ({ asksWho, leaveChoice }: Dictating): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (asksWho) leaveChoice();
      else void navigate(paths.emailPlayer);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [navigate, asksWho, leaveChoice]);
};

/** Dictated text grows at the end, so it stays in sight. */
const useEnd = (field: RefObject<HTMLTextAreaElement | null>, text: string, follows: boolean): void =>
  useEffect(() => {
    if (follows && text !== '') field.current?.scrollTo({ top: field.current.scrollHeight });
  }, [field, text, follows]);
