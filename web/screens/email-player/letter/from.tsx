import type { ReactNode } from 'react';
import type { Message } from '#domain/mail.ts';
import { useContact } from '#web/data/contacts.ts';
import { formatsHere } from '#web/formats.ts';
import { Position } from '#web/stage/distance/position.tsx';
import { roleShown, shownTime, toWhom } from '#web/stage/people.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './from.module.css';

type FromProps = { message: Message; ownAddress: string; now: Date; children: ReactNode };

/** Shows the contact's name or the address next to the sender's name, because senders choose their own names. */
export function From({ message, ownAddress, now, children }: FromProps) {
  const { name, email } = message.from;
  const role = roleShown(message.from, useContact(email));
  return (
    <div className={styles.from}>
      <div className={styles.who}>
        <b className={styles.name} dir="auto" title={name === '' ? email : `${name} <${email}>`}>
          {name || email}
        </b>
        <span className={classNames(styles.to, role !== null && styles.withRole)}>
          {role !== null && (
            <span className={styles.role} title={email}>
              {role}.<span className="sr"> {email}</span>
            </span>
          )}
          {role === null && name !== '' && (
            <span className={styles.address} title={email}>
              {email}
            </span>
          )}
          <span>{toWhom(message, ownAddress)}</span>
        </span>
      </div>
      <span className={styles.when}>
        <time dateTime={message.at}>{shownTime(new Date(message.at), now, formatsHere())}</time>
        <Position />
        {children}
      </span>
    </div>
  );
}
