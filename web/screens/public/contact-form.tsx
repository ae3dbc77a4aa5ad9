// The form to the operator. Without script, the server answers with this page and fills the places for faults and trouble.
import { type ReactNode, useId } from 'react';
import { type ContactField, honeypot } from '#domain/contact-message.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import field from '#web/ui/field.module.css';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

export const ContactForm = () => {
  const { faults, trouble, state, sentSection, ownChecks, submit, forget } = useContactForm();
  const input = (name: ContactField) => ({
    name,
    required: true,
    className: field.input,
    'aria-invalid': faults[name] === undefined ? undefined : true,
    onChange: () => forget(name),
  });
  return (
    <>
      <section
        id="sent"
        ref={sentSection}
        tabIndex={-1}
        aria-label="Sent"
        className={classNames(styles.sent, state === 'sent' && styles.shown)}
      >
        <h2>Thank you</h2>
        <p>Your message is here now, and the operator of this Flow can read it.</p>
        <ButtonLink href={publicPaths.contact}>Write another message</ButtonLink>
      </section>
      <form className={styles.form} ref={ownChecks} method="post" action={publicPaths.contact} onSubmit={submit}>
        <Entry name="name" label="Your name" fault={faults.name}>
          {(ids) => <input {...ids} {...input('name')} autoComplete="name" />}
        </Entry>
        <Entry name="email" label="Your email address" fault={faults.email}>
          {(ids) => <input {...ids} {...input('email')} type="email" autoComplete="email" />}
        </Entry>
        <Entry name="message" label="Your message" fault={faults.message}>
          {(ids) => (
            <textarea {...ids} {...input('message')} className={classNames(field.input, styles.message)} rows={8} />
          )}
        </Entry>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className={styles.trouble} role="alert" data-fill="trouble">
          {trouble}
        </p>
        <Button type="submit" kind="flow" size="large" busy={state === 'sending' ? 'Sending' : undefined}>
          Send
        </Button>
      </form>
    </>
  );
};

type EntryProps = {
  name: ContactField;
  label: string;
  fault: string | undefined;
  children: (ids: { id: string; 'aria-describedby': string }) => ReactNode;
};

const Entry = ({ name, label, fault = '', children }: EntryProps) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-fault` })}
      <span id={`${id}-fault`} className={styles.fault} data-fill={`fault-${name}`}>
        {fault}
      </span>
    </div>
  );
};
