// The side menu. On narrow screens it opens under the top bar.
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { pathOf, type Section, sections } from '#web/screens/admin/sections.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './menu.module.css';
import { OwnSignIn } from './own-sign-in.tsx';

type Props = {
  user: User;
  here: Section;
  /** The part of the address that links take along. */
  keep: string;
  sample: boolean;
  onSample: (on: boolean) => void;
};

export function Menu({ user, here, keep, sample, onSample }: Props) {
  const [open, setOpen] = useState(false);
  const [signIn, setSignIn] = useState(false);
  const Icon = open ? X : MenuIcon;
  return (
    <>
      <header className={classNames(styles.side, open && styles.open)}>
        <div className={styles.top}>
          <Logo href={paths.landing} className={styles.logo} />
          <span className={styles.toggle}>
            <IconButton
              label="Sections"
              aria-expanded={open}
              aria-controls="admin-menu"
              onClick={() => setOpen((before) => !before)}
            >
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <div id="admin-menu" className={styles.inside}>
          <nav aria-label="Admin">
            {sections.map((section) => (
              <Link
                key={section.id}
                to={`${pathOf(section)}${keep}`}
                className={styles.place}
                aria-current={section === here ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <section.Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                {section.name}
              </Link>
            ))}
          </nav>
          <div className={styles.foot}>
            <Switch on={sample} name="Sample data" onChange={onSample}>
              Fills the sections with example figures
            </Switch>
            <button type="button" className={styles.person} aria-haspopup="dialog" onClick={() => setSignIn(true)}>
              {user.email}
              <span className={styles.role}>admin</span>
              <span className="sr">Your sign-in</span>
            </button>
          </div>
        </div>
      </header>
      <OwnSignIn open={signIn} onClose={() => setSignIn(false)} />
    </>
  );
}
