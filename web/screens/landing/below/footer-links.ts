import { publicPaths } from '#web/public-paths.ts';

/** The footer of the public pages, by column. Only addresses that exist. */
export const footerLinks = [
  {
    title: 'Product',
    links: [
      { name: 'Pricing', href: publicPaths.pricing },
      { name: 'Hear it work', href: '/#hear-it' },
      { name: 'Try it here', href: '/#try-it' },
      { name: 'How it works', href: '/#how-it-works' },
      { name: 'The whole demonstration', href: '/email-player?test=true' },
    ],
  },
  {
    title: 'Read',
    // The build writes these lists from content files, outside the app.
    links: [
      { name: 'Job titles', href: '/for' },
      { name: 'Industries', href: '/industry' },
      { name: 'Use cases', href: '/use-case' },
      { name: 'Comparisons', href: '/vs' },
      { name: 'Blog', href: '/blog' },
      { name: 'Solutions', href: '/solution' },
      { name: 'Features', href: '/features' },
    ],
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
] as const;
