import vue from '@vitejs/plugin-vue';

export default {
  plugins: [vue()],
  build: { sourcemap: true, rolldownOptions: { input: process.env.PAGE ?? 'index.html' } },
};
