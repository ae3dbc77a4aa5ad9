// The toasts: stacked over the queue, never over the text in reading. Hover or focus holds them.
import { Archive, Check, CloudAlert, ShieldAlert, Unplug, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { announced, dismissNotice, type Notice, type NoticeAction, type NoticeIcon } from './notice.ts';
import styles from './notice-area.module.css';

const usualTime = 5000;

export const NoticeArea = ({ notices }: { notices: readonly Notice[] }) => {
  const [held, setHeld] = useState(false);
  return (
    <Toast.Provider swipeThreshold={50} label="Notice">
      {notices.map((one) => (
        <OneNotice key={one.place} notice={one} held={held} onHeld={setHeld} />
      ))}
      <Toast.Viewport className={styles.area} label="Notices ({hotkey})" />
    </Toast.Provider>
  );
};

const OneNotice = ({ notice, held, onHeld }: { notice: Notice; held: boolean; onHeld: (held: boolean) => void }) => {
  const { id, open, tone = 'plain', stays = usualTime, action } = notice;
  const time = stays === 'until answered' ? Number.POSITIVE_INFINITY : stays;
  useClosing(notice, time, held);
  return (
    <Toast.Root
      className={classNames(styles.notice, styles[tone], stays === 'until answered' && styles.lasting)}
      open={open}
      onOpenChange={(next) => {
        if (!next) dismissNotice(id);
      }}
      duration={Number.POSITIVE_INFINITY}
      type={tone === 'plain' ? 'background' : 'foreground'}
      onPause={() => onHeld(true)}
      onResume={() => onHeld(false)}
    >
      <Words {...notice} />
      {action && <Answer {...action} />}
      {stays === 'until answered' && <Dismiss />}
      <Later {...notice} />
      {Number.isFinite(time) && <Timer key={id} time={time} held={held} />}
    </Toast.Root>
  );
};

/** A lasting toast may need room of its own, so the page learns its height. */
function Room() {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => takeRoom(mark.current?.closest('li')), []);
  return <i ref={mark} hidden />;
}

const takeRoom = (element: HTMLElement | null | undefined): (() => void) | undefined => {
  if (!element) return undefined;
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    root.style.setProperty('--notice-room', `${element.offsetHeight}px`);
    root.dataset['noticeRoom'] = '';
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    root.style.removeProperty('--notice-room');
    delete root.dataset['noticeRoom'];
  };
};

/** The toast's own timer does not restart when its words change. */
const useClosing = ({ id, open }: Notice, time: number, held: boolean): void => {
  const left = useRef(time);
  useEffect(() => {
    left.current = time;
  }, [id, time]);
  useEffect(() => {
    if (!open || held || !Number.isFinite(time)) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissNotice(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [id, open, time, held]);
};

/** Radix announces only a toast's first words, so this announces later ones. */
const Later = ({ id, place, title, text, action }: Notice) => (
  <span className="sr" role="status">
    {id !== place && announced(title, text, action?.altText)}
  </span>
);

const Words = ({ icon, title, text }: Notice) => {
  const Icon = icon && icons[icon];
  return (
    <>
      {Icon && <Icon size={18} strokeWidth={1.75} />}
      <div className={styles.words}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {text !== undefined && <Toast.Description className={styles.text}>{text}</Toast.Description>}
      </div>
    </>
  );
};

const Answer = ({ label, altText, shortcut, run }: NoticeAction) => (
  <Toast.Action asChild altText={altText}>
    <Button kind="ghost" className={styles.action} onClick={run}>
      {label}
      {shortcut !== undefined && <Kbd hidden>{shortcut}</Kbd>}
    </Button>
  </Toast.Action>
);

/** A lasting toast can close without an answer. */
const Dismiss = () => (
  <>
    <Room />
    <Toast.Close asChild>
      <IconButton label="Dismiss" className={styles.dismiss}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </Toast.Close>
  </>
);

const Timer = ({ time, held }: { time: number; held: boolean }) => (
  <i
    className={styles.timer}
    style={{ animationDuration: `${time}ms`, animationPlayState: held ? 'paused' : 'running' }}
  />
);

const icons = {
  done: Check,
  archived: Archive,
  reconnect: Unplug,
  refused: ShieldAlert,
  trouble: CloudAlert,
} satisfies Record<NoticeIcon, typeof Check>;
