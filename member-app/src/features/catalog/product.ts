/** A product as cards show it (GET /api/products). */
export interface Product {
  id: string;
  type: 'course' | 'digital_file' | 'coaching';
  title: string;
  creator: string;
  /** Two decimals, or null when it is free. */
  price: string | null;
  rating: number | null;
  reviewCount: number;
  thumbnailUrl: string | null;
  thumbnailAlt: string;
  category: string;
  duration: string | null;
  students: number;
  tags: string[];
  owned: boolean;
}
