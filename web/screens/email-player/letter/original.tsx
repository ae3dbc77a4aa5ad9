// Shows the sender's HTML in a frame without scripts or requests, because strangers wrote it.

import { useEffect, useMemo, useState } from 'react';
import type { UserId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { titleOf } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { factsOf } from '#web/conversation/script/sender-warnings.ts';
import { getOriginal, pageOf } from '#web/data/original.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { actOf } from '#web/stage/keys/keys.ts';
import { isSingle } from '#web/stage/keys/single-keys.ts';
import { shownTime } from '#web/stage/people.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { LeftOut } from './left-out.tsx';
import { loadsPictures } from './loads-pictures.ts';
import { MisleadingLinks, type ShownLink } from './misleading-links.tsx';
import styles from './original.module.css';
import { SenderWarnings } from './sender-warnings.tsx';
import { Coming, Refused, Sheet } from './sheet.tsx';
import { usePictures } from './use-pictures.ts';

type Props = {
  thread: Thread;
  message: Message;
  user: UserId;
  pictures: boolean;
  onPictures: () => void;
  onClose: () => void;
};

export function Original({ thread, message, user, pictures: showsPictures, onPictures, onClose }: Props) {
  const { name, email } = message.from;
  const { ownAddress } = useStageSession();
  const [opened] = useState(now);
  const [shown, again] = useShown(message);
  const shows = useShows(thread, message, showsPictures);
  const way = usePictures(message.id, shows && shown.kind === 'here' && shown.pictures > 0);
  const { kind } = way.pictures;
  const framed = kind === 'coming' || kind === 'shown';
  // Memoised, because each call makes a new signed address.
  const page = useMemo(() => pageOf(message.id, user, framed), [message.id, user, framed]);
  usePicturesKey(onPictures);
  return (
    <Modal open onClose={onClose} title={message.subject || 'No subject'} kind="page">
      <p className={styles.from}>
        <span>{name === '' ? email : `${name} <${email}>`}</span>
        <time dateTime={message.at}>{shownTime(new Date(message.at), opened, formatsHere())}</time>
      </p>
      <div className={styles.warnings}>
        <SenderWarnings message={message} facts={factsOf(thread, message)} ownAddress={ownAddress} />
      </div>
      <MisleadingLinks links={linksOf(shown)} />
      {shown.kind === 'here' && (
        <LeftOut counts={shown} pictures={way.pictures} onShow={onPictures} onAgain={way.again} />
      )}
      <Sheet>
        {shown.kind === 'coming' && <Coming what="email" />}
        {shown.kind === 'here' && <Frame src={page} onLoad={way.loaded} />}
        {shown.kind === 'refused' && <Refused words={shown.words} again={again} />}
      </Sheet>
    </Modal>
  );
}

/** A new key replaces the frame: navigating inside it would add a history entry. */
const Frame = ({ src, onLoad }: { src: string; onLoad: () => void }) => (
  <iframe
    key={src}
    title="The email as its sender laid it out"
    className={styles.frame}
    src={src}
    onLoad={onLoad}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
  />
);

const useShows = (thread: Thread, message: Message, asked: boolean): boolean => {
  const [loads] = useState(() => loadsPictures(thread, message));
  return asked || loads;
};

/** Player keys pause while the dialog is open. */
const usePicturesKey = (show: () => void): void =>
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!settings.current().singleKeys && isSingle(event)) return;
      if (actOf(event, false) !== 'pictures') return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [show]);

type Shown =
  | { kind: 'coming' }
  | { kind: 'here'; pictures: number; trackers: number; links?: ShownLink[] | undefined }
  | { kind: 'refused'; words: string };

const linksOf = (shown: Shown): readonly ShownLink[] => (shown.kind === 'here' ? (shown.links ?? []) : []);

const useShown = ({ id }: Message): [Shown, () => void] => {
  const [shown, become] = useState<Shown>({ kind: 'coming' });
  const [asked, ask] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    getOriginal(id, gone.signal).then(
      (brought) => become({ kind: 'here', ...brought }),
      (error: unknown) => {
        if (!gone.signal.aborted) become({ kind: 'refused', words: titleOf(error) });
      },
    );
    return () => gone.abort();
  }, [id, asked]);
  const again = (): void => {
    become({ kind: 'coming' });
    ask(asked + 1);
  };
  return [shown, again];
};
