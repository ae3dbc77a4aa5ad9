/** The footer of the public pages, by column. Only addresses that exist. */
export const footerLinks = [
  {
    title: 'Product',
    links: [
      { name: 'Hear it work', href: '/#hear-it' },
      { name: 'Try it here', href: '/#try-it' },
      { name: 'How it works', href: '/#how-it-works' },
      { name: 'The whole demonstration', href: '/email-player?test=true' },
    ],
  },
] as const;
