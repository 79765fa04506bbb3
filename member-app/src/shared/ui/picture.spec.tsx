import { render } from '@testing-library/react';
import { Picture } from './picture';

const ID = '0198c0de-0000-7000-8000-000000000001';

const shown = (url: string, loading?: 'lazy') => {
  const { container } = render(<Picture src={url} alt="" sizes="8rem" {...(loading && { loading })} />);
  return container;
};

it('a public picture is offered as AVIF and WebP in several sizes', () => {
  const picture = shown(`/api/media/public/${ID}`);
  const avif = picture.querySelector('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '8rem');
  expect(avif?.srcset).toContain(`/api/media/public/${ID}/320.avif 320w`);
  const image = picture.querySelector('img');
  expect(image?.srcset).toContain(`/api/media/public/${ID}/320.webp 320w`);
  expect(image).toHaveAttribute('src', `/api/media/public/${ID}`);
});

it('the browser measures a lazy picture itself', () => {
  const image = shown(`/api/media/public/${ID}`, 'lazy').querySelector('img');
  expect(image).toHaveAttribute('sizes', 'auto, 8rem');
});

it('a picture of one size is shown as it is', () => {
  const picture = shown('https://files.example/1?signature=2', 'lazy');
  expect(picture.querySelector('source')).toBeNull();
  expect(picture.querySelector('img')).not.toHaveAttribute('srcset');
});
