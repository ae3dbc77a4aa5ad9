import { families, familyNames } from '#marketing/families/families.ts';
import { brand } from '#web/brand.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import styles from './footer.module.css';
import { demoAddress } from './start.ts';

export const Footer = () => (
  <footer className={styles.footer}>
    <div>
      <Logo href="/" />
      <p>{brand.taglines[0]}</p>
    </div>
    {columns.map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    ))}
    <small>© 2026 {brand.name}</small>
  </footer>
);

/** Only addresses that exist. */
const columns = [
  {
    title: 'Product',
    links: [
      { name: 'Pricing', href: publicPaths.pricing },
      { name: 'Hear it work', href: '/#hear-it' },
      { name: 'How it works', href: '/#how-it-works' },
      { name: 'The whole demonstration', href: demoAddress },
      { name: 'Leaderboard', href: '/leaderboard' },
    ],
  },
  {
    title: 'Read',
    links: familyNames.map((family) => ({ name: families[family].label, href: families[family].address })),
  },
  {
    title: 'Flow',
    links: [
      { name: 'About', href: publicPaths.about },
      { name: 'Contact', href: publicPaths.contact },
      { name: 'Careers', href: publicPaths.careers },
      { name: 'Waitlist', href: publicPaths.waitlist },
    ],
  },
  {
    title: 'Policies',
    links: [
      { name: 'Terms', href: publicPaths.terms },
      { name: 'Privacy', href: publicPaths.privacy },
      { name: 'Acceptable use', href: publicPaths.aup },
    ],
  },
];
