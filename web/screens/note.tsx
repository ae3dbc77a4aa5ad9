// A note to oneself on the whole screen. It leaves as a mail to the own address, and waits on the device without a connection.
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import type { User } from '#domain/account.ts';
import { draftLimits } from '#domain/draft.ts';
import { titled } from '#web/brand.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import { paths } from '#web/paths.ts';
import { SignedIn } from '#web/session/signed-in.tsx';
import { Button } from '#web/ui/button.tsx';
import { isApple, Kbd } from '#web/ui/kbd.tsx';
import { useThere } from '#web/ui/later.ts';
import styles from './note/note.module.css';
import { useKeyboardInset } from './note/use-keyboard-inset.ts';
import { useNote } from './note/use-note.ts';

export const meta: MetaFunction = () => [{ title: titled('Note to Self') }, { name: 'robots', content: 'noindex' }];

export default function NoteToSelf() {
  return <SignedIn>{(user) => <Note user={user} />}</SignedIn>;
}

function Note({ user }: { user: User }) {
  useOpenMailbox(user.id);
  useThere(true);
  const navigate = useNavigate();
  const { text, setText, send, waiting } = useNote(user);
  const field = useRef<HTMLTextAreaElement>(null);
  const inset = useKeyboardInset();
  useEffect(() => field.current?.focus(), []);
  const isEmpty = text.trim() === '';
  const sendIt = (): void => {
    send();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') void navigate(paths.emailPlayer);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) sendIt();
  };
  return (
    <main className={styles.screen} onKeyDown={onKeyDown}>
      <h1 className="sr">Note to Self</h1>
      <header className={styles.top}>
        <Link to={paths.emailPlayer} className={styles.back}>
          <ArrowLeft size={19} strokeWidth={1.75} aria-hidden="true" />
          Back
          <span className={styles.key}>
            <Kbd hidden>Esc</Kbd>
          </span>
        </Link>
        <p className={styles.state} role="status">
          {waiting > 0 && <span className="num">{waiting} syncing</span>}
        </p>
        <Button kind="flow" disabled={isEmpty} onClick={sendIt}>
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
        style={{ paddingBottom: `${20 + inset}px` }}
        aria-label="Your note"
        placeholder="What should you not forget?"
        value={text}
        maxLength={draftLimits.characters}
        onChange={({ target }) => setText(target.value)}
      />
    </main>
  );
}
