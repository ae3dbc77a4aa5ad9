// The toasts themselves: stacked over the queue, never over what is read; pointing at them or focusing them holds them.
import { Archive, Check, CloudAlert, ShieldAlert, Unplug } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { dismissNotice, type Notice, type NoticeAction, type NoticeIcon } from './notice.ts';
import styles from './notice-area.module.css';

const usualTime = 5000;

export const NoticeArea = ({ notices }: { notices: readonly Notice[] }) => (
  <Toast.Provider duration={usualTime} swipeThreshold={50} label="Notice">
    {notices.map((one) => (
      <OneNotice key={one.id} notice={one} />
    ))}
    <Toast.Viewport className={styles.area} label="Notices ({hotkey})" />
  </Toast.Provider>
);

const OneNotice = ({ notice }: { notice: Notice }) => {
  const [held, setHeld] = useState(false);
  const { id, open, tone = 'plain', stays = usualTime, action } = notice;
  const time = stays === 'until answered' ? Number.POSITIVE_INFINITY : stays;
  return (
    <Toast.Root
      className={classNames(styles.notice, styles[tone])}
      open={open}
      onOpenChange={(next) => {
        if (!next) dismissNotice(id);
      }}
      duration={time}
      type={tone === 'plain' ? 'background' : 'foreground'}
      onPause={() => setHeld(true)}
      onResume={() => setHeld(false)}
    >
      <Words {...notice} />
      {action && <Answer {...action} />}
      {Number.isFinite(time) && <Timer time={time} held={held} />}
    </Toast.Root>
  );
};

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
