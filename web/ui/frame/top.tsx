// The header of every signed-in screen: wordmark, destinations, sync state and account.
import { Menu, Search } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isApple, Kbds } from '#web/ui/kbd.tsx';
import { lateMenu } from '#web/ui/late-menu.tsx';
import { Wordmark } from '#web/ui/logo.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { type Destination, destinations } from './destinations.ts';
import styles from './top.module.css';

export type TopProps = {
  current: Destination;
  /** Threads in the inbox. Empty while unknown. */
  count: ReactNode;
  person: { name: string; email: string; operator?: boolean | undefined };
  /** The account is a demo in the local Google. */
  localGoogle: boolean;
  note: ReactNode;
  /** A `SyncStatus`. */
  sync?: ReactNode;
  /** How many credits are left. */
  credits?: ReactNode;
  /** Opens the palette, on screens that have one. */
  onCommands?: (() => void) | undefined;
  onSignOut: () => void;
  signOutWords: string;
  /** Opens a dialog of the account menu. */
  onOpen: (which: 'drafts') => void;
};

// Menus load after the first mail. Offline they may never load, and the screen must survive that.
const TopMenu = lateMenu(() => import('./top-menu.tsx').then(({ TopMenu: Part }) => Part), MissingMenu);

export const Top = memo(function Top(props: TopProps) {
  const { current, count, person, localGoogle, note, signOutWords, sync, credits, onCommands, onSignOut, onOpen } =
    props;
  return (
    <header className={styles.top}>
      <Link to={paths.emailPlayer} className={styles.logo} aria-label={`${brand.name}, inbox`}>
        <Wordmark className={styles.word} />
      </Link>
      <nav className={styles.places} aria-label="Main">
        <PlaceLink to={destinations.inbox.to} current={current === 'inbox'}>
          {destinations.inbox.name} <span className={classNames('num', styles.count)}>{count}</span>
        </PlaceLink>
        <PlaceLink to={destinations.calendar.to} current={current === 'calendar'}>
          {destinations.calendar.name}
        </PlaceLink>
        <PlaceLink to={destinations.promises.to} current={current === 'promises'}>
          {destinations.promises.name}
        </PlaceLink>
        <PlaceLink to={destinations.activity.to} current={current === 'activity'}>
          {destinations.activity.name}
        </PlaceLink>
        <PlaceLink to={destinations.ninjas.to} current={current === 'ninjas'}>
          {destinations.ninjas.name}
        </PlaceLink>
      </nav>
      <div className={styles.right}>
        {localGoogle && <span className={styles.demo}>Local demo account</span>}
        {note}
        {sync}
        {credits}
        {person.operator && (
          <a className={styles.admin} href={paths.admin} target="_blank" rel="noopener">
            Admin
          </a>
        )}
        {onCommands && <Commands onOpen={onCommands} />}
        <div className={styles.account}>
          <TopMenu {...{ person, current, onSignOut, signOutWords, onOpen }}>
            <AccountTrigger person={person} />
          </TopMenu>
        </div>
        <div className={styles.menu}>
          <TopMenu {...{ person, current, onSignOut, signOutWords, onOpen }} withPlaces>
            <MenuTrigger />
          </TopMenu>
        </div>
      </div>
    </header>
  );
});

function MissingMenu({ children }: { children: ReactNode }) {
  return (
    <span onClickCapture={() => notice({ title: 'The menu is not here yet. It comes once you’re online.' })}>
      {children}
    </span>
  );
}

/** Opens the palette without its shortcut. */
const Commands = ({ onOpen }: { onOpen: () => void }) => (
  <button type="button" className={styles.commands} aria-haspopup="dialog" onClick={onOpen}>
    <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    <span className="sr">All commands</span>
    <Kbds keys={[isApple() ? '⌘' : 'Ctrl', 'K']} hidden />
  </button>
);

const PlaceLink = ({ to, current, children }: { to: string; current: boolean; children: ReactNode }) => (
  <Link to={to} className={styles.place} aria-current={current ? 'page' : undefined}>
    {children}
  </Link>
);

const AccountTrigger = ({ person, ...rest }: ComponentProps<'button'> & Pick<TopProps, 'person'>) => {
  const name = person.name || person.email;
  return (
    <IconButton label={`${initials(name)}, account of ${name}`} {...rest}>
      <span className={styles.monogram}>{initials(name)}</span>
    </IconButton>
  );
};

const MenuTrigger = (props: ComponentProps<'button'>) => (
  <IconButton label="Menu" {...props}>
    <Menu size={22} strokeWidth={1.75} />
  </IconButton>
);

const initials = (name: string): string => {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0) ?? '')
    .join('')
    .toUpperCase();
};
