import { render } from '@testing-library/react';
import { Avatar } from './avatar';

test.each(['xs', 'sm', 'md', 'lg', 'xl'] as const)(
  'a picture of size %s shows the sign of its level',
  (size) => {
    const { container, rerender } = render(
      <Avatar name="Rosa Lind" src={null} size={size} level={{ level: 12, emoji: '🌲' }} />,
    );
    expect(container).toHaveTextContent('RL🌲');
    rerender(<Avatar name="Rosa Lind" src={null} size={size} />);
    expect(container).toHaveTextContent(/^RL$/);
  },
);
