import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentPage } from './ComponentPage.tsx';
import { LanguagesPage } from './LanguagesPage.tsx';
import { ThemingPage } from './ThemingPage.tsx';

const meta = {
  title: 'Docs',
  parameters: { frame: 'page', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Component: Story = { render: (_, { globals }) => <ComponentPage look={globals.look} /> };
export const Theming: Story = { render: (_, { globals }) => <ThemingPage look={globals.look} /> };
export const Languages: Story = { render: (_, { globals }) => <LanguagesPage look={globals.look} /> };
