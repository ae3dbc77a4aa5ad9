import styles from './roles.module.css';

/** How a Flow gets its first admin. */
export const Instructions = () => (
  <section className={styles.card}>
    <h2>Instructions</h2>
    <p>The first admin is made on the host, where nobody has a role yet:</p>
    <code>npm run operator -- add &lt;address&gt;</code>
    <p>Or by hand, with the person’s id, as a row in the table user_roles:</p>
    <code>insert into user_roles (user_id, role) values (&apos;&lt;user id&gt;&apos;, &apos;admin&apos;);</code>
    <p>
      An admin sees this area. A moderator may do no more than a user. The last admin stays one, and your own admin role
      goes only by the hand of a second admin.
    </p>
  </section>
);
