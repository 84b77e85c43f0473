export default {
  // As create-next-app makes it: whatever a request decides waits in `Suspense`.
  cacheComponents: true,
  // Paths of the service end with a slash, and a booking follows no redirect.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // The application is its own, whatever repository it lies in.
  turbopack: { root: import.meta.dirname },
  // The browser reaches the service by a path of the site, the server by its own address.
  rewrites: async () => [{ source: '/leasing/:path*', destination: `${process.env.LEASING_API}/:path*` }],
};
