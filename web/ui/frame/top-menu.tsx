// The account menu: address, drafts, settings, sign-out. On a phone also the destinations.
import { FilePen, LogOut, NotebookPen, PlugZap, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { OpenedEarly } from '#web/ui/late-menu.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import { destinations } from './destinations.ts';
import type { TopProps } from './top.tsx';
import styles from './top-menu.module.css';

type Props = Pick<TopProps, 'person' | 'current' | 'onSignOut' | 'signOutWords' | 'onOpen'> & {
  withPlaces?: boolean;
  children: ReactNode;
};

export const TopMenu = ({
  person,
  current,
  onSignOut,
  signOutWords,
  onOpen,
  withPlaces = false,
  opened,
  children,
}: Props & OpenedEarly) => {
  const [open, setOpen] = useState(opened);
  useOverlay(open);
  return (
    // Not modal: Radix would write a style element, which the page's policy refuses.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      {/* In place, so the menu stays inside its landmark. */}
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={12}>
        {withPlaces && <Places current={current} />}
        <DropdownMenu.Label className={styles.person}>
          {person.name}
          <small>{person.email}</small>
        </DropdownMenu.Label>
        <DropdownMenu.Item className={styles.item} onSelect={() => onOpen('drafts')}>
          <FilePen size={18} strokeWidth={1.75} />
          Drafts and scheduled
        </DropdownMenu.Item>
        <DropdownMenu.Item className={styles.item} asChild>
          <Link to={paths.settings}>
            <Settings size={18} strokeWidth={1.75} />
            Settings
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={styles.item} asChild>
          <Link to={paths.note}>
            <NotebookPen size={18} strokeWidth={1.75} />
            Note to Self
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={styles.item} asChild>
          <Link to={paths.authDebug}>
            <PlugZap size={18} strokeWidth={1.75} />
            Connection
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={styles.item} onSelect={onSignOut}>
          <LogOut size={18} strokeWidth={1.75} />
          {signOutWords}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

const Places = ({ current }: Pick<Props, 'current'>) => (
  <>
    <PlaceItem to={destinations.inbox.to} here={current === 'inbox'}>
      {destinations.inbox.name}
    </PlaceItem>
    <PlaceItem to={destinations.promises.to} here={current === 'promises'}>
      {destinations.promises.name}
    </PlaceItem>
    <PlaceItem to={destinations.activity.to} here={current === 'activity'}>
      {destinations.activity.name}
    </PlaceItem>
    <PlaceItem to={destinations.ninjas.to} here={current === 'ninjas'}>
      {destinations.ninjas.name}
    </PlaceItem>
    <DropdownMenu.Separator className={styles.rule} />
  </>
);

const PlaceItem = ({ to, here, children }: { to: string; here: boolean; children: string }) => (
  <DropdownMenu.Item className={styles.item} asChild>
    <Link to={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  </DropdownMenu.Item>
);
