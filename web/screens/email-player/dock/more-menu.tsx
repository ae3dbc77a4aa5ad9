import { Ban, BellOff, FolderInput, Keyboard, MailX, OctagonAlert, Tag } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import type { OpenedEarly } from '#web/ui/late-menu.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './more-menu.module.css';

export type MoreProps = { run: (act: KeyAct) => void; children: ReactNode };

export const MoreMenu = ({ run, opened, children }: MoreProps & OpenedEarly) => {
  const [open, setOpen] = useState(opened);
  useOverlay(open);
  return (
    // A modal menu writes a style element, which the content security policy refuses.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} side="top" align="start" sideOffset={6} collisionPadding={12}>
        {items.map(({ act, words, shortcut, icon: Icon }) => (
          <DropdownMenu.Item
            key={act}
            className={styles.item}
            // The menu restores focus when it closes. Wait for that before opening a dialog.
            onSelect={() => setTimeout(() => run(act))}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{words}</span>
            <Kbd hidden>{shortcut}</Kbd>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

const items = [
  { act: 'label', words: 'Label', shortcut: 'L', icon: Tag },
  { act: 'move', words: 'Move to a label', shortcut: 'V', icon: FolderInput },
  { act: 'unsubscribe', words: 'Unsubscribe', shortcut: 'U', icon: MailX },
  { act: 'mute', words: 'Mute or unmute', shortcut: 'M', icon: BellOff },
  { act: 'spam', words: 'Report spam', shortcut: '!', icon: OctagonAlert },
  { act: 'block', words: 'Block or unblock sender', shortcut: 'B', icon: Ban },
  { act: 'talk', words: 'Type to Flow', shortcut: 'Enter', icon: Keyboard },
] as const satisfies readonly { act: KeyAct; words: string; shortcut: string; icon: typeof Tag }[];
