import type { MetaFunction } from 'react-router';
import { keptFor } from '#domain/kept-for.ts';
import { publicPaths } from '#web/public-paths.ts';
import { ContactForm } from './contact-form.tsx';
import { Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';

const lead = 'Write to the operator of this Flow.';

export const meta: MetaFunction = () => pageMeta('Contact', lead, publicPaths.contact);

export default function Contact() {
  return (
    <PublicPage title="Contact" lead={lead}>
      <p>
        <Operator />
      </p>
      <ContactForm />
      <p>
        Your message stays on the machine of this Flow, encrypted, for {keptFor.contactMonths} months at most. Only its
        operator reads it. The <a href={publicPaths.privacy}>privacy page</a> says more.
      </p>
    </PublicPage>
  );
}
