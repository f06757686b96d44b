import { type Static, Type } from 'typebox';
import { Cover } from './cover.ts';
import { Scheme } from './scheme.ts';

export const Product = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  cover: Type.Optional(Cover),
  scheme: Scheme,
});
export type Product = Static<typeof Product>;

export const ProductList = Type.Object({ products: Type.Array(Product) });
