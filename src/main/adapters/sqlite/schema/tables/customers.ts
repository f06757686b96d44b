/** Customers of another system: all that is kept of them. Days as `YYYY-MM-DD`. */
export interface CustomerTables {
  imported_customer: {
    number: number;
    /** The dataset that it came with. */
    dataset: number;
    /** As quotes name a customer. */
    customer_key: string;
    first_name: string;
    surname: string;
    date_of_birth: string;
    /** The first day of the next period. */
    renewal_date: string;
    phone: string | null;
    email: string | null;
    eircode: string | null;
    registration: string | null;
    insurer: string | null;
    policy_number: string | null;
    no_claims_years: number | null;
    /** Over the other columns. */
    row_hash: string;
  };
}
