import { type Static, Type } from 'typebox';

export const Product = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
});
export type Product = Static<typeof Product>;

export const ProductList = Type.Object({ products: Type.Array(Product) });
