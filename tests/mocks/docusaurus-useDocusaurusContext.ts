const context = {
  siteConfig: {
    title: 'Documentation',
    url: 'https://nitric.io',
    baseUrl: '/docs/',
    customFields: {
      company: 'Nitric Inc.',
      settings: {
        feedbackUrl: '/docs/api/feedback',
        socialImageUrl: 'https://nitric.io/docs/api/og',
        hasStaticSocialImages: false,
      },
    },
  },
};

export default function useDocusaurusContext(): typeof context {
  return context;
}
