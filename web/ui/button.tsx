// Buttons, and links that look like them. A busy button shows a loop and its current action.
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type Dress = { kind?: 'flow' | 'line' | 'ghost'; size?: 'normal' | 'large'; tone?: 'danger' | undefined };

type ButtonProps = ComponentProps<'button'> &
  Dress & {
    /** Replaces the label during the work: 'Sending'. Ignores presses until it ends. */
    busy?: string | undefined;
  };

export const Button = ({ kind, size, tone, busy, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={dress({ kind, size, tone }, className)}
    aria-busy={busy !== undefined}
    aria-disabled={busy !== undefined || undefined}
    onClick={busy === undefined ? onClick : (event) => event.preventDefault()}
  >
    {busy === undefined ? children : <Busy label={busy} />}
  </button>
);

type ButtonLinkProps = ComponentProps<'a'> & Dress & { href: string };

export const ButtonLink = ({ kind, size, tone, className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={dress({ kind, size, tone }, className)}>
    {children}
  </a>
);

const dress = ({ kind = 'line', size, tone }: { [Key in keyof Dress]: Dress[Key] | undefined }, className?: string) =>
  classNames(
    styles.button,
    styles[kind],
    size === 'large' && styles.large,
    tone === 'danger' && styles.danger,
    className,
  );

const Busy = ({ label }: { label: string }): ReactNode => (
  <>
    <svg
      aria-hidden="true"
      width="34"
      height="18"
      viewBox="0 0 34 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path pathLength="1" className={styles.loop} d="M1 14h7c5 0 11-4 11-9 0-3-4-4-5 0-1 4 0 9 4 9h15" />
    </svg>
    {label}
  </>
);
