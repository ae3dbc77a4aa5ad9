// Notices when Google revokes access and when it works again, on any screen.
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import { perDevice } from '#web/device.ts';
import { dismissNotice, notice } from '#web/ui/notices/notice.ts';

/** `leave`: signs out, after a question if something would be lost. Returns a function that stops following. */
export const followReconnection = (leave: () => void): (() => void) => {
  const check = (): void => {
    const own = reconnection();
    const { known: next, say } = judge(own.known, mailbox.current());
    if (next.troubled !== own.known.troubled) remember(next.troubled);
    own.known = next;
    if (say === 'required') own.required = sayRequired(leave);
    if (say !== 'nothing' && say !== 'required' && own.required !== null) dismissNotice(own.required);
    if (say === 'restored')
      own.restored = notice({ title: 'Sync Restored', icon: 'done', stays: 3000, about: 'connection' });
    // The notice goes when it is no longer true.
    else if (own.restored !== null && (own.known.troubled || !mailbox.current().online)) {
      dismissNotice(own.restored);
      own.restored = null;
    }
  };
  reconnection().known = { ...reconnection().known, troubled: wasTroubled() };
  check();
  return mailbox.subscribe(check);
};

export type Known = {
  /** The person knows that the account needs a reconnect. */
  lost: boolean;
  /** A problem stopped the sync. Survives the round trip to Google. */
  troubled: boolean;
};

export type Announcement = { known: Known; say: 'nothing' | 'required' | 'no-longer-required' | 'restored' };

/** Decides the notice for a state. Each appears once, and none appears offline, where there is no news. */
export const judge = (known: Known, box: Pick<Mailbox, 'online' | 'needsReauth' | 'sync'>): Announcement => {
  if (!box.online) return { known, say: 'nothing' };
  if (box.needsReauth) return { known: { lost: true, troubled: true }, say: known.lost ? 'nothing' : 'required' };
  const healthy = box.sync.error === null && box.sync.lastSyncTime !== null;
  const troubled = box.sync.error !== null || (known.troubled && !healthy);
  const say = known.troubled && healthy ? 'restored' : known.lost ? 'no-longer-required' : 'nothing';
  return { known: { lost: false, troubled }, say };
};

/** Shared by all screens: changing the screen repeats nothing, and dismissed notices stay away. */
type Saying = { known: Known; required: number | null; restored: number | null };

const reconnection = perDevice(
  (): Saying => ({ known: { lost: false, troubled: false }, required: null, restored: null }),
);

const sayRequired = (leave: () => void): number =>
  notice({
    title: 'Reconnection Required',
    text: 'Google no longer lets Flow in. What you do is kept, and waits.',
    tone: 'warn',
    icon: 'reconnect',
    stays: 'until answered',
    about: 'connection',
    action: { label: 'Sign Out & Reconnect', altText: 'Sign out, then log in with Google again', run: leave },
  });

const key = 'flow_troubled';

const wasTroubled = (): boolean => sessionStorage.getItem(key) !== null;

const remember = (troubled: boolean): void => {
  if (troubled) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
};
