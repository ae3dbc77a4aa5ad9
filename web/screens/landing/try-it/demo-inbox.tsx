// The real conversation on three made-up mails inside the page: the demo's mailbox, the player's queue, acts, drafts and captions.
import { useEffect, useRef, useState } from 'react';
import type { User } from '#domain/account.ts';
import type { Thread } from '#domain/mail.ts';
import { journal } from '#web/commands/dispatch.ts';
import { writing } from '#web/commands/draft-box.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen } from '#web/conversation/player/queue-view.ts';
import { useOpenMailbox } from '#web/conversation/session/open-mailbox.ts';
import { say } from '#web/conversation/typing/say.ts';
import { standFor } from '#web/data/stand-in.ts';
import { makeDemonstration } from '#web/demo/begin.ts';
import { claimDevice } from '#web/device.ts';
import { AskedHere } from '#web/stage/choices/asked.tsx';
import { createRanks, Feed } from '#web/stage/feed/feed.ts';
import { useSessionFor } from '#web/stage/use-session-for.ts';
import {
  type StageSession,
  StageSessionContext,
  useObserved,
  useStageSession,
  useThread,
} from '#web/stage/use-stage-session.ts';
import { useThere } from '#web/ui/later.ts';
import { AskForm } from './ask-form.tsx';
import styles from './try-it.module.css';

/** Makes the page belong to a new demo person with these mails. */
export const openDemo = async (mails: readonly string[]): Promise<User> => {
  const { standIn, user } = await makeDemonstration(mails);
  claimDevice(user.id);
  standFor(standIn);
  return user;
};

const quiet = { offer: () => {} };

type Props = { user: User; first: string; onActs: (acts: number) => void };

export function DemoInbox({ user, first, onActs }: Props) {
  useOpenMailbox(user.id);
  useThere(true);
  // The field stands where notices would.
  const session = useSessionFor(user, quiet);
  const [ranks] = useState(createRanks);
  return (
    <StageSessionContext value={session}>
      <Feed session={session} ranks={ranks} />
      <Queue />
      <Writing />
      <Captions />
      <Ask session={session} first={first} />
      <AskedHere />
      <Counted onActs={onActs} />
    </StageSessionContext>
  );
}

function Queue() {
  const { player } = useStageSession();
  const view = useObserved(player.state, queueViewOf);
  const ids = onScreen(view);
  if (ids.length === 0 && view.frozen)
    return <p className={styles.empty}>Nothing left. Say “undo” to take a step back.</p>;
  return (
    <ol className={styles.mails} aria-label="This inbox">
      {ids.map((id) => (
        <Mail key={id} id={id} playing={id === view.current} />
      ))}
    </ol>
  );
}

function Mail({ id, playing }: { id: Thread['id']; playing: boolean }) {
  const thread = useThread(id);
  const message = thread?.messages.at(-1);
  if (message === undefined) return null;
  return (
    <li className={styles.mail} aria-current={playing}>
      <b>{message.from.name}</b>
      <span>{message.subject}</span>
      <p>{message.reading.summary || message.reading.paragraphs?.[0]?.join(' ')}</p>
    </li>
  );
}

function Writing() {
  const draft = useObserved(writing, (one) => one?.draft ?? null);
  if (draft === null) return null;
  return (
    <section className={styles.draft} aria-label="Your reply">
      <b>To {draft.to.map(({ name, email }) => name || email).join(', ')}</b>
      <p>{draft.text || '…'}</p>
      <small>Say “send it”, or “discard it”.</small>
    </section>
  );
}

function Captions() {
  const { captions } = useStageSession();
  const caption = useObserved(captions, (one) => one);
  return (
    <div className={styles.captions} role="status">
      {caption?.you && (
        <p>
          <b className={styles.you}>You</b> {caption.you}
        </p>
      )}
      {caption && (
        <p>
          <b className={styles.flow}>Flow</b> {caption.flow}
        </p>
      )}
    </div>
  );
}

/** `first`: words that the person typed while the code came. */
function Ask({ session, first }: { session: StageSession; first: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(first);
  const [left] = useState(() => new AbortController());
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => () => left.abort(), [left]);
  const ask = async (): Promise<void> => {
    const said = words.trim();
    if (said === '') return;
    setWords('');
    await session.wordsReady();
    const answer = await say(said, session, left.signal);
    if (answer.kind === 'reply' && answer.words !== '') session.captions.say(answer.words, said);
  };
  return <AskForm field={field} words={words} onWords={setWords} onSay={() => void ask()} />;
}

/** Undo counts too: it is one of the three. */
function Counted({ onActs }: Pick<Props, 'onActs'>) {
  const acts = useObserved(journal, (given) => given.length);
  useEffect(() => onActs(acts), [acts, onActs]);
  return null;
}
