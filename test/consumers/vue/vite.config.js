import vue from '@vitejs/plugin-vue';

const plugin = vue();

export default {
  plugins: [plugin],
  build: { sourcemap: true, rolldownOptions: { input: process.env.PAGE ?? 'index.html' } },
};
