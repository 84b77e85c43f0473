// The application is its own, whatever repository it lies in.
export default { devIndicators: false, turbopack: { root: import.meta.dirname } };
