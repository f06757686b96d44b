/**
 * The types of Quotedesk's HTTP API, made from its contract with "npm run sdk": don't edit.
 * With openapi-fetch they make a client; example.ts next to this file shows how.
 * A day in an example is any day: the description that a host serves has its own tomorrow there.
 */

export interface paths {
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange client credentials for an access token
         * @description Needs no token.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priceQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a risk from three inputs
         * @description Needs a token of a client with the permission `price`.
         */
        post: operations["priceQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a quote document with every scheme, the cheapest first; nothing is stored
         * @description Needs a token of a client with the permission `price`.
         */
        post: operations["compareSchemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-lookup/{vrm}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a vehicle by its registration mark
         * @description Needs a token of a client with the permission `lookup`.
         */
        get: operations["lookUpVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eircode-lookup/{eircode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an address by its Eircode
         * @description Needs a token of a client with the permission `lookup`.
         */
        get: operations["lookUpEircode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products on offer, those of the default scheme first
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a quote document and get its premium
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["submitQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Override the premium, the excess or the discount of a quote
         * @description Needs a token of a client with the permission `quote:override`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["overrideQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/override/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an override; the quote is rated again without it
         * @description Needs a token of a client with the permission `quote:override`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["withdrawOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/addon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add optional cover to a quote
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["addCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/addon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove optional cover from a quote
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["removeCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/driver-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a driver number, before or after a quote is accepted
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["recordDriverNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/refer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refer a quote to an underwriter, and say why
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["referQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/referral/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a referred quote, or refuse it with reasons for the customer
         * @description Needs a token of a client with the permission `quote:override`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["decideReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a quote as lost, with the reason
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["markLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/lost/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a quote as not lost
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["markNotLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote, so that it becomes a policy; a referred one, or an earlier start, requires quote:override, too
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a quote
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a part of the history of a quote, by default its newest 50 entries
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getQuoteHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/documentgeneration/generateDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the documents of a quote and answer links to them
         * @description Needs a token of a client with the permission `document:generate`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["generateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a policy as it stands today, or stood on another day
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a transaction of a policy would charge or return, and why; nothing is kept
         * @description Needs a token of a client with the permission `quote:accept`.
         */
        post: operations["previewTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what a policy covers, for good or for some days
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["adjustPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last transaction of a policy that stands: only its fees stay charged
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["reverseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a policy before its time; what goes back is explained line by line
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["cancelPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a cancelled policy cover again, within the days that its rate book has for that
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["reinstatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the next period of a policy: the price of every cover, kept as it is offered
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["inviteRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a policy cover its next period: as it was offered, or with what is asked for
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["renewPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/accidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accidents of a policy
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["listAccidents"];
        put?: never;
        /**
         * Record an accident on a policy, or what is known of one since
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["recordAccident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the account of a policy: its lines, its balance, and what falls due when
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getPolicyAccount"];
        put?: never;
        /**
         * Record a plan, a payment, a missed one or a rebate, or withdraw a line that was wrong
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a plan or a payment would make of the account of a policy; nothing is kept
         * @description Needs a token of a client with the permission `quote:accept`.
         */
        post: operations["previewPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/policy/{policyId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes on a policy and its quote, the newest first
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["listPolicyNotes"];
        put?: never;
        /**
         * Add a note to a policy, which comes back at the desk on the day that it names
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["addPolicyNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkRenewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a renewal price against the ban on price walking
         * @description Needs a token of a client with the permission `price`.
         */
        post: operations["checkRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a quote by the other covers, the other schemes and what its customer can change
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["explainQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every rate book with its state and history
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["listRateBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/check-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what the file of a rate book holds, signed or not, before anything is stored
         * @description Needs a token of a client with the permission `ratebook:draft`.
         */
        post: operations["checkRateBookFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a rate book as a draft, and check it
         * @description Needs a token of a client with the permission `ratebook:draft`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["importRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole of a rate book, by its hash
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["readRateBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/{hash}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a rate book today, and run its worked examples
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["checkRateBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/{hash}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write a rate book to a file: JSON or Excel, or one table as CSV
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["exportRateBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a rate book that has no faults and that somebody else drafted
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["approveRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an approved rate book, now or later; repeat it to move an activation that lies ahead
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["activateRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a rate book; new quotes use the one before it
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["withdrawRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a rate book that is not stored, and price its worked examples and a risk with it
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        post: operations["tryRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every levy table with its state and history
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["listLevyTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a levy table as a draft, and check it
         * @description Needs a token of a client with the permission `ratebook:draft`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["importLevyTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole of a levy table, by its hash
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["readLevyTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/{hash}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a levy table today
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        get: operations["checkLevyTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a levy table that has no faults and that somebody else drafted
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["approveLevyTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an approved levy table, now or later; repeat it to move an activation that lies ahead
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["activateLevyTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levies/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a levy table; new quotes use the one before it
         * @description Needs a token of a client with the permission `ratebook:approve`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["withdrawLevyTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what differs between two rate books: tables, rows, values, rules and examples
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        post: operations["diffRateBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rate-books/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price stored quotes, or an invented portfolio, with two rate books, and total the changes
         * @description Needs a token of a client with the permission `ratebook:read`.
         */
        post: operations["measureImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /health/live
         * @description Needs no token.
         */
        get: operations["health/live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /health/ready
         * @description Needs no token.
         */
        get: operations["health/ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /.well-known/oauth-authorization-server
         * @description Needs no token.
         */
        get: operations[".well-known/oauth-authorization-server"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a document by its link, whose signature stands for a token: don't make one up
         * @description Needs no token.
         */
        get: operations["openDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /openapi.json
         * @description Needs no token.
         */
        get: operations["openapi.json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The elements of IrishMotorQuote. The inception comes after the birth and before the expiry. */
        QuoteDocument: {
            Policy: {
                /**
                 * Format: date-time
                 * @description As 2026-12-01T00:00:00+00:00
                 */
                InceptionDate: string;
                /**
                 * Format: date-time
                 * @description As 2026-12-01T00:00:00+00:00
                 */
                ExpiryDate?: string;
                /** @enum {string} */
                CoverType: "Comprehensive" | "TPFT" | "ThirdParty";
                UseClass?: string;
                Product?: string;
                Excess?: number | string;
                AddOns?: {
                    AddOn?: {
                        /** @enum {string} */
                        AddOnType: "breakdown" | "legal" | "windscreen" | "keycare";
                        Level?: string;
                    }[];
                };
            };
            Customer: {
                Title?: string;
                FirstName: string;
                Surname: string;
                /** Format: date */
                DateOfBirth: string;
                LicenceType?: string;
                LicenceHeldYears?: number | string;
                Email?: string;
                Phone?: string;
                Occupation?: string;
                YearsResident?: number | string;
                PenaltyPoints?: number | string;
                MarketingConsent?: boolean | string;
                /** @enum {string} */
                Language?: "English" | "Irish";
                Convictions?: {
                    Conviction?: {
                        Offence: string;
                        /** Format: date */
                        Date: string;
                        Points?: number | string;
                    }[];
                };
                Disqualifications?: {
                    Disqualification?: {
                        /** Format: date */
                        Date: string;
                        Months?: number | string;
                    }[];
                };
            };
            Address?: {
                AddressLine1?: string;
                Town?: string;
                County?: string;
                /** @description As D02 X285 */
                Eircode?: string;
                Country?: string;
            };
            Vehicle: {
                /** @description As 191-D-12345 */
                RegistrationNumber: string;
                Make: string;
                Model: string;
                Year?: number | string;
                /** @description Cubic centimetres; below 20 it is litres */
                EngineSize?: number | string;
                Value?: number | string;
                Mileage?: number | string;
                FuelType?: string;
                SecurityDevices?: {
                    AlarmImmobiliser?: boolean | string;
                };
                /** @enum {string} */
                BodyType?: "Saloon" | "Hatchback" | "Estate" | "SUV" | "MPV" | "Coupe" | "Convertible" | "Van" | "Pickup" | "Other";
                /** @enum {string} */
                WeightClass?: "UpTo3500kg" | "Over3500kg";
                Imported?: boolean | string;
                Modifications?: string;
                /** @enum {string} */
                OvernightParking?: "Garage" | "Driveway" | "PrivateCarPark" | "Street" | "Other";
                /** @enum {string} */
                Owner?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
                /** @enum {string} */
                RegisteredKeeper?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
            };
            ClaimsHistory?: {
                NumberOfClaims?: number | string;
                YearsNoClaims?: number | string;
                Claims?: {
                    Claim?: {
                        /** Format: date */
                        Date: string;
                        /** @enum {string} */
                        ClaimType?: "Accident" | "Injury" | "Fire" | "Theft" | "Windscreen" | "Other";
                        Amount?: number | string;
                        AtFault?: boolean | string;
                        /** @enum {string} */
                        ClaimStatus?: "Open" | "Settled";
                    }[];
                };
            };
            NoClaimsBonus?: {
                Years?: number | string;
                Insurer?: string;
                Country?: string;
                /** Format: date */
                ExpiryDate?: string;
                Protected?: boolean | string;
                EvidenceSeen?: boolean | string;
            };
            PreviousInsurance?: {
                Insurer?: string;
                Refused?: boolean | string;
                SpecialTerms?: boolean | string;
            };
            Drivers?: {
                Driver?: {
                    FirstName: string;
                    Surname: string;
                    /** Format: date */
                    DateOfBirth: string;
                    LicenceType?: string;
                    LicenceHeldYears?: number | string;
                    /** @enum {string} */
                    Relation?: "SpouseOrPartner" | "Parent" | "Child" | "Sibling" | "OtherRelative" | "Employee" | "Other";
                    /** @description Of the licence */
                    DriverNumber?: string;
                    NumberOfClaims?: number | string;
                    PenaltyPoints?: number | string;
                    MainDriver?: boolean | string;
                }[];
            };
        };
        QuoteBody: components["schemas"]["QuoteDocument"] | {
            IrishMotorQuote: components["schemas"]["QuoteDocument"];
        };
        TokenRequest: {
            client_id?: string;
            client_secret?: string;
            scope?: string;
            grant_type?: string;
        };
        PriceRequest: {
            data: {
                /** @description ISO 8601 date-time */
                "in_policy.dateInception": string;
                /** @description YYYY-MM-DD */
                "in_customer.dateOfBirth": string;
                /** @enum {unknown} */
                "in_dts.raterCover": "Comprehensive" | "ThirdParty" | "ThirdPartyFireAndTheft";
            };
        };
        OverrideRequest: {
            quoteId: string;
            /** @enum {unknown} */
            overrideType: "premium" | "excess" | "discount";
            /** @description Euro for premium and excess, percent for discount */
            value: number;
            reason: string;
        };
        WithdrawOverrideRequest: {
            quoteId: string;
            /** @enum {unknown} */
            overrideType: "premium" | "excess" | "discount";
            reason: string;
        };
        AddOnRequest: {
            quoteId: string;
            /** @enum {unknown} */
            addonType: "breakdown" | "legal" | "windscreen" | "keycare";
            addonOptions?: {
                /** @description As the rate book names its levels */
                level?: string;
            };
        };
        RemoveAddOnRequest: {
            quoteId: string;
            /** @enum {unknown} */
            addonType: "breakdown" | "legal" | "windscreen" | "keycare";
        };
        DriverNumberRequest: {
            quoteId: string;
            /** @description Item 4d of an Irish driving licence: nine digits; of other licences as they have it */
            driverNumber: string;
            /** @description The place among the named drivers, from 1; absent: the policyholder's number */
            driver?: number;
        };
        ReferRequest: {
            quoteId: string;
            /** @description Why an underwriter must look at the quote: kept in the history */
            reason: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        ReferralDecisionRequest: {
            quoteId: string;
            /** @enum {unknown} */
            decision: "approve" | "refuse";
            /** @description Why it was decided so, for the record: kept in the history, never printed */
            note: string;
            /** @description Of an approval: the terms on which it holds, to be told to the customer */
            terms?: string;
            /** @description Of a refusal, which needs at least one: the reasons that its letter prints */
            reasons?: string[];
            /** @description The name of the underwriter who decided, where another person records it */
            underwriter?: string;
            /** @description The underwriter's reference of the decision */
            reference?: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        LostRequest: {
            quoteId: string;
            /** @enum {unknown} */
            reason: "price" | "cover" | "wentElsewhere" | "carSold" | "noAnswer" | "other" | "notKnown";
            /** @description A note; required with `other` */
            note?: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        NotLostRequest: {
            quoteId: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        AcceptRequest: {
            quoteId: string;
            /** @enum {unknown} */
            paymentMethod: "card" | "direct_debit" | "bank_transfer";
            paymentReference: string;
            /** @description The facts in unknownBeforeCover that are confirmed as assumed */
            confirmed?: ("Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Product" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Customer/Language" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms")[];
            /** @description ISO 8601: begins cover earlier than at acceptance, at InceptionDate at the earliest; requires quote:override and a reason */
            startAt?: string;
            /** @description Why cover begins before it was accepted: kept in the history */
            reason?: string;
            /** @description Why it is accepted although the car has another open quote or a policy for some of the same days */
            duplicateReason?: string;
            /** @description Why an API client approves a quote that is still referred by accepting it: kept in the history */
            referralNote?: string;
            /** @description Whether the customer has been given the terms of business of the firm */
            termsGiven?: boolean;
            /** @description What is missing and is passed at the desk, as the settings of the firm allow: kept in the history; requires quote:override */
            passed?: {
                /** @enum {unknown} */
                item: "suitability" | "driverNumbers" | "termsOfBusiness";
                reason: string;
            }[];
        };
        DocumentsRequest: {
            quoteId: string;
            /** @description `all` is schedule, terms and certificate, `every` all that can be written of a quote, and after them the terms of business where the firm has any; endorsement, cancellation-letter, no-claims-proof and confirmation-of-cover are of a policy, where they apply */
            documentTypes: ("schedule" | "terms" | "certificate" | "statement-of-fact" | "ipid" | "statement-of-suitability" | "premium-calculation" | "refusal-letter" | "receipt" | "endorsement" | "cancellation-letter" | "no-claims-proof" | "confirmation-of-cover" | "renewal-invitation" | "lapse-letter" | "terms-of-business" | "all" | "every")[];
            /** @description The change that an endorsement is of, by its number; absent: the newest that stands */
            transaction?: number;
        };
        PolicyPreviewRequest: {
            adjust?: {
                /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
                effectiveAt?: string;
                reason?: string;
                /** @description What is another answer, by the element names of IrishMotorQuote: a merge patch (RFC 7396), null takes an answer away, a list is given whole */
                document?: unknown;
                /** @description Euro of a claim; absent: the standard one */
                excess?: number;
                addOns?: {
                    /** @enum {unknown} */
                    addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description Absent: the first one */
                    level?: string;
                }[];
                /** @description The last day, YYYY-MM-DD, of a change for some days */
                until?: string;
                /** @description Why a change that underwriting refers is made: kept in the history */
                referralNote?: string;
            };
            cancel?: {
                /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
                effectiveAt?: string;
                reason?: string;
                /**
                 * @description Who ends it and how: the customer within the cooling-off period, or later; the insurer; or from the start
                 * @enum {unknown}
                 */
                ending: "coolingOff" | "customer" | "insurer" | "fromStart";
                /** @description Whether there was a claim in the period. Absent: there was, where an accident of the period is known and not withdrawn; where none is, it is needed if the rate book returns nothing after a claim */
                hasClaim?: boolean;
            };
            reinstate?: {
                /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
                effectiveAt?: string;
                reason?: string;
            };
            reverse?: {
                /** @description The number of the last one that stands: it is as if it had not been made */
                transaction: number;
                reason?: string;
            };
            renew?: components["schemas"]["RenewRequest"];
        };
        AdjustRequest: {
            /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
            effectiveAt?: string;
            reason: string;
            /** @description What is another answer, by the element names of IrishMotorQuote: a merge patch (RFC 7396), null takes an answer away, a list is given whole */
            document?: unknown;
            /** @description Euro of a claim; absent: the standard one */
            excess?: number;
            addOns?: {
                /** @enum {unknown} */
                addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                /** @description Absent: the first one */
                level?: string;
            }[];
            /** @description The last day, YYYY-MM-DD, of a change for some days */
            until?: string;
            /** @description Why a change that underwriting refers is made: kept in the history */
            referralNote?: string;
        };
        ReverseRequest: {
            /** @description The number of the last one that stands: it is as if it had not been made */
            transaction: number;
            reason: string;
        };
        CancelRequest: {
            /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
            effectiveAt?: string;
            reason: string;
            /**
             * @description Who ends it and how: the customer within the cooling-off period, or later; the insurer; or from the start
             * @enum {unknown}
             */
            ending: "coolingOff" | "customer" | "insurer" | "fromStart";
            /** @description Whether there was a claim in the period. Absent: there was, where an accident of the period is known and not withdrawn; where none is, it is needed if the rate book returns nothing after a claim */
            hasClaim?: boolean;
        };
        ReinstateRequest: {
            /** @description When it takes effect, ISO 8601; absent: now. Earlier than now requires quote:override */
            effectiveAt?: string;
            reason: string;
        };
        InviteRequest: {
            /** @description What is another answer, by the element names of IrishMotorQuote: a merge patch (RFC 7396), null takes an answer away, a list is given whole */
            document?: unknown;
            /** @description Euro of a claim; absent: the standard one */
            excess?: number;
            addOns?: {
                /** @enum {unknown} */
                addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                /** @description Absent: the first one */
                level?: string;
            }[];
        };
        RenewRequest: {
            reason?: string;
            /** @description What is another answer, by the element names of IrishMotorQuote: a merge patch (RFC 7396), null takes an answer away, a list is given whole */
            document?: unknown;
            /** @description Euro of a claim; absent: the standard one */
            excess?: number;
            addOns?: {
                /** @enum {unknown} */
                addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                /** @description Absent: the first one */
                level?: string;
            }[];
            /** @description Why a change that underwriting refers is made: kept in the history */
            referralNote?: string;
        };
        AccidentRequest: {
            /** @description Which one is changed; absent: a new one */
            number?: number;
            /** @description The Irish day of the accident, YYYY-MM-DD: needed of a new one */
            at?: string;
            /** @description Irish time, HH:MM */
            time?: string;
            /** @description Where it happened */
            place?: string;
            /** @description Who drove the car of the policy */
            driver?: string;
            /** @description Who else was in it, with their cars and insurers */
            otherParties?: string;
            /** @description What was said of it: needed of a new one */
            description?: string;
            /** @description The number of the claim with the insurer */
            claimNumber?: string;
            /**
             * @description Of a new one, notified unless given
             * @enum {unknown}
             */
            state?: "notified" | "open" | "settled" | "withdrawn";
            /**
             * @description Of the driver; of a new one, not known unless given
             * @enum {unknown}
             */
            fault?: "atFault" | "notAtFault" | "notKnown";
            /** @description Whether it counts against the no-claims bonus. Until somebody says so, it does; one that is withdrawn never does */
            countsAgainstBonus?: boolean;
            /** @description What was paid, in euro: of a settled one */
            paid?: number;
        };
        PaymentRequest: {
            plan?: {
                /** @description An instalment plan of the rate book; absent: in full */
                id?: string;
                /** @description When it is due, or its deposit is, YYYY-MM-DD; absent: today */
                firstDay?: string;
                /** @description The reference of the authority for a direct debit, as the bank has it */
                mandate?: string;
            };
            received?: {
                /** @description Euro, above 0, to the cent */
                amount: number;
                /** @description When, YYYY-MM-DD, not later than today; absent: today */
                day?: string;
                /** @enum {unknown} */
                method: "card" | "direct_debit" | "bank_transfer" | "cheque" | "cash";
                /** @description By which it is found again; never the number of a card or an account */
                reference: string;
            };
            missed?: {
                /** @description The day on which it was due, YYYY-MM-DD */
                day: string;
                reason: string;
            };
            rebate?: {
                /** @description Euro, above 0, to the cent */
                amount: number;
                /** @description When, YYYY-MM-DD, not later than today; absent: today */
                day?: string;
                /** @enum {unknown} */
                method: "card" | "direct_debit" | "bank_transfer" | "cheque" | "cash";
                /** @description By which it is found again; never the number of a card or an account */
                reference: string;
            };
            withdraw?: {
                /** @description The number of a line that was wrong: it counts no more, and stays to be read */
                line: number;
                reason: string;
            };
        };
        PolicyNoteRequest: {
            text: string;
            /** @description The Irish day on which it comes back, YYYY-MM-DD */
            followUpOn?: string;
        };
        RenewalRequest: {
            lastYear: {
                /** @description Euro with levies and the insurer’s own fees, before the broker’s own; at most two decimal places */
                price: number;
                /** @description The broker’s own fees in euro, 0 where there is none; at most two decimal places */
                fee: number;
                /**
                 * @description How it is sold
                 * @enum {unknown}
                 */
                channel: "broker" | "direct" | "online" | "comparison" | "affinity";
                /**
                 * @description What last year was to this customer
                 * @enum {unknown}
                 */
                sale: "newBusiness" | "firstRenewal" | "laterRenewal";
            };
            /** @description What the renewal would be charged */
            offered: {
                /** @description Euro with levies and the insurer’s own fees, before the broker’s own; at most two decimal places */
                price: number;
                /** @description The broker’s own fees in euro, 0 where there is none; at most two decimal places */
                fee: number;
                /**
                 * @description How it is sold
                 * @enum {unknown}
                 */
                channel: "broker" | "direct" | "online" | "comparison" | "affinity";
            };
            /** @description What a customer at a first renewal would be charged today, with the same cover, risk and way of paying */
            firstRenewal?: {
                /** @description Euro with levies and the insurer’s own fees, before the broker’s own; at most two decimal places */
                price: number;
                /** @description The broker’s own fees in euro, 0 where there is none; at most two decimal places */
                fee: number;
                /**
                 * @description How it is sold
                 * @enum {unknown}
                 */
                channel: "broker" | "direct" | "online" | "comparison" | "affinity";
            };
            /** @description What is the same as last year; `rates` includes levies. Where all is, and last year was the first renewal, its total is what the rule compares with, unless firstRenewal is given */
            same?: ("cover" | "risk" | "payment" | "rates")[];
        };
        RateBookFileRequest: {
            /** @description For what is said of it */
            fileName: string;
            contentBase64: string;
        };
        ImportRateBookRequest: {
            /** @description A rate book, by `resources/rate-book.schema.json` */
            rateBook: {
                [key: string]: unknown;
            };
            signature?: {
                /** @constant */
                algorithm: "Ed25519";
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description The 64 bytes of the signature over the canonical JSON of the rate book, Base64 */
                value: string;
            };
            /** @description Whether to trust a publisher that is new for the scheme or the levies, or a file without a signature. From then on they are the publisher */
            trust?: boolean;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        ApproveRequest: {
            /** @description The hash, or how it begins */
            hash: string;
            reason: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
            /**
             * @description States that no second person checks it: required of who drafted it, or may have, where no one else can approve it; kept in the history
             * @constant
             */
            ownDraft?: true;
        };
        ActivateRequest: {
            /** @description The hash, or how it begins */
            hash: string;
            /** @description When it starts to rate new quotes, ISO 8601; now unless given. The covers that a rate book rates start at its own `inForceFrom` */
            from?: string;
            /** @description Required to move an activation that lies ahead */
            reason?: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        WithdrawRequest: {
            /** @description The hash, or how it begins */
            hash: string;
            reason: string;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        TrialRequest: {
            /** @description A rate book, by `resources/rate-book.schema.json` */
            rateBook: {
                [key: string]: unknown;
            };
            /** @description The hash of the kept book to compare with */
            base?: string;
            /** @description Priced under every cover */
            risk?: {
                /** @description The risk; what is absent is assumed */
                inputs: {
                    /**
                     * @description The cover that is asked for
                     * @enum {unknown}
                     */
                    cover: "Comprehensive" | "TPFT" | "ThirdParty";
                    /** @description Who drives next to the policyholder */
                    namedDrivers?: {
                        /** @description The place among the named drivers */
                        driver: number;
                        /** @description Whether this person drives the car more than anybody else */
                        mainDriver?: boolean;
                        /** @description As Customer/LicenceType of a quote */
                        licenceType?: string;
                        /** @description As Customer/Occupation of a quote */
                        occupation?: string;
                        /** @description As Customer/LicenceHeldYears of a quote */
                        licenceYears?: number;
                        /** @description As Customer/YearsResident of a quote */
                        yearsResident?: number;
                        /** @description As ClaimsHistory/NumberOfClaims of a quote */
                        claims?: number;
                        /** @description As ClaimsHistory/YearsNoClaims of a quote */
                        noClaimsYears?: number;
                        /** @description Completed years at inception */
                        driverAge?: number;
                        /** @description Completed years at inception since the driver was 17 */
                        yearsSinceSeventeen?: number;
                        /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                        penaltyPoints?: number;
                        /** @description Listed convictions of the five years before inception */
                        convictions?: number;
                        /** @description Listed disqualifications that began in the five years before inception */
                        disqualifications?: number;
                        /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                        disqualifiedDays?: number;
                        /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                        allClaims?: number;
                        /** @description Of all claims, those that no list says were not the fault of the driver */
                        faultClaims?: number;
                        /** @description Listed claims that are not settled */
                        openClaims?: number;
                        /** @description Euro, the amounts of the listed claims of the last five years */
                        claimsCost?: number;
                    }[];
                    /** @description As Policy/UseClass of a quote */
                    useClass?: string;
                    /** @description As Customer/LicenceType of a quote */
                    licenceType?: string;
                    /** @description As Customer/Occupation of a quote */
                    occupation?: string;
                    /** @description As Address/County of a quote */
                    county?: string;
                    /** @description As Vehicle/Make of a quote */
                    make?: string;
                    /** @description As Vehicle/Model of a quote */
                    model?: string;
                    /** @description As Vehicle/FuelType of a quote */
                    fuelType?: string;
                    /** @description As Vehicle/SecurityDevices/AlarmImmobiliser of a quote */
                    alarmImmobiliser?: string;
                    /** @description As Vehicle/BodyType of a quote */
                    bodyType?: string;
                    /** @description As Vehicle/WeightClass of a quote */
                    weightClass?: string;
                    /** @description As Vehicle/Imported of a quote */
                    imported?: string;
                    /** @description As Vehicle/Modifications of a quote */
                    modifications?: string;
                    /** @description As Vehicle/OvernightParking of a quote */
                    parking?: string;
                    /** @description As Vehicle/Owner of a quote */
                    owner?: string;
                    /** @description As Vehicle/RegisteredKeeper of a quote */
                    registeredKeeper?: string;
                    /** @description As NoClaimsBonus/Country of a quote */
                    bonusCountry?: string;
                    /** @description As NoClaimsBonus/Protected of a quote */
                    bonusProtected?: string;
                    /** @description As NoClaimsBonus/EvidenceSeen of a quote */
                    bonusEvidence?: string;
                    /** @description As PreviousInsurance/Refused of a quote */
                    refusedBefore?: string;
                    /** @description As PreviousInsurance/SpecialTerms of a quote */
                    specialTerms?: string;
                    /** @description The first three characters of the Eircode */
                    routingKey?: string;
                    /** @description As Customer/LicenceHeldYears of a quote */
                    licenceYears?: number;
                    /** @description As Customer/YearsResident of a quote */
                    yearsResident?: number;
                    /** @description As Vehicle/EngineSize of a quote */
                    engineSize?: number;
                    /** @description As Vehicle/Value of a quote */
                    value?: number;
                    /** @description As Vehicle/Mileage of a quote */
                    mileage?: number;
                    /** @description As ClaimsHistory/NumberOfClaims of a quote */
                    claims?: number;
                    /** @description As ClaimsHistory/YearsNoClaims of a quote */
                    noClaimsYears?: number;
                    /** @description As NoClaimsBonus/Years of a quote */
                    bonusYears?: number;
                    /** @description Completed years at inception */
                    driverAge?: number;
                    /** @description Completed years at inception since the driver was 17 */
                    yearsSinceSeventeen?: number;
                    /** @description Years, by calendar year */
                    vehicleAge?: number;
                    /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                    penaltyPoints?: number;
                    /** @description Listed convictions of the five years before inception */
                    convictions?: number;
                    /** @description Listed disqualifications that began in the five years before inception */
                    disqualifications?: number;
                    /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                    disqualifiedDays?: number;
                    /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                    allClaims?: number;
                    /** @description Of all claims, those that no list says were not the fault of the driver */
                    faultClaims?: number;
                    /** @description Listed claims that are not settled */
                    openClaims?: number;
                    /** @description Euro, the amounts of the listed claims of the last five years */
                    claimsCost?: number;
                    /** @description Euro of a claim that the policyholder bears */
                    excess?: number;
                    /** @description Percent that the broker gives */
                    discount?: number;
                    /** @description Days of the policy, its first and its last counted; absent: a year */
                    periodDays?: number;
                };
                /**
                 * @description Absent: cautious, as of a full quote
                 * @enum {unknown}
                 */
                basis?: "typical" | "cautious";
                /** @description The day that chooses the levies, YYYY-MM-DD; absent: today */
                receivedOn?: string;
            };
        };
        ImportLevyTableRequest: {
            /** @description A levy table, by `resources/levy-table.schema.json` */
            levyTable: {
                [key: string]: unknown;
            };
            signature?: {
                /** @constant */
                algorithm: "Ed25519";
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description The 64 bytes of the signature over the canonical JSON of the rate book, Base64 */
                value: string;
            };
            /** @description Whether to trust a publisher that is new for the scheme or the levies, or a file without a signature. From then on they are the publisher */
            trust?: boolean;
            /** @description The name of the person, where the caller alone does not say who it is */
            name?: string;
        };
        BookPair: {
            /** @description By one of these alone; none: the book of the default scheme that is in force today */
            from: {
                /** @description The hash, or how it begins */
                hash?: string;
                /** @description The id of a scheme: its book in force today */
                scheme?: string;
                /** @description The whole of a rate book, which need not be kept here; it may not have a fault */
                rateBook?: unknown;
            };
            /** @description By one of these alone; none: the book of the default scheme that is in force today */
            to: {
                /** @description The hash, or how it begins */
                hash?: string;
                /** @description The id of a scheme: its book in force today */
                scheme?: string;
                /** @description The whole of a rate book, which need not be kept here; it may not have a fault */
                rateBook?: unknown;
            };
        };
        ImpactRequest: {
            /** @description By one of these alone; none: the book of the default scheme that is in force today */
            from: {
                /** @description The hash, or how it begins */
                hash?: string;
                /** @description The id of a scheme: its book in force today */
                scheme?: string;
                /** @description The whole of a rate book, which need not be kept here; it may not have a fault */
                rateBook?: unknown;
            };
            /** @description By one of these alone; none: the book of the default scheme that is in force today */
            to: {
                /** @description The hash, or how it begins */
                hash?: string;
                /** @description The id of a scheme: its book in force today */
                scheme?: string;
                /** @description The whole of a rate book, which need not be kept here; it may not have a fault */
                rateBook?: unknown;
            };
            /** @description Only quotes submitted on this Irish day, YYYY-MM-DD, or later; not with a portfolio */
            since?: string;
            /** @description Invented risks, mixed roughly as on the Irish market */
            portfolio?: {
                /** @description How many risks */
                size: number;
                /** @description 2026 unless given */
                seed?: number;
            };
        };
        Token: {
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Lifetime in seconds */
            expires_in: number;
        };
        AuthorizationServer: {
            /**
             * Format: uri
             * @description The origin that the host answers at
             */
            issuer: string;
            /** Format: uri */
            token_endpoint: string;
            grant_types_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            scopes_supported: string[];
            /** @description None: there is no authorization endpoint */
            response_types_supported: string[];
            /** Format: uri */
            service_documentation: string;
        };
        HealthStatus: {
            status: string;
            registers?: {
                /** @description A file; null: the demonstration */
                vehicles: string | null;
                /** @description A file; null: the demonstration */
                addresses: string | null;
            };
            warnings?: string[];
        };
        PriceResult: {
            /** @description Euro with levies, before the fee */
            "rater.Comp.GrossPrem": number;
            /** @description Policy administration fee, euro */
            "rater.Comp.PolFee": number;
            /** @description Total, euro */
            "rater.Comp.PremAfterPolFee": number;
            /** @description Euro with levies, before the fee */
            "rater.TP.GrossPrem"?: number;
            /** @description Policy administration fee, euro */
            "rater.TP.PolFee"?: number;
            /** @description Total, euro */
            "rater.TP.PremAfterPolFee"?: number;
            /** @description Euro with levies, before the fee */
            "rater.TPFT.GrossPrem"?: number;
            /** @description Policy administration fee, euro */
            "rater.TPFT.PolFee"?: number;
            /** @description Total, euro */
            "rater.TPFT.PremAfterPolFee"?: number;
            explanation: components["schemas"]["Explanation"];
            warnings: string[];
        };
        SchemeComparison: {
            /** @enum {unknown} */
            cover?: "Comprehensive" | "TPFT" | "ThirdParty";
            /** @description Offers first, the cheapest first, then what is unsold, then declines; empty while nothing can be priced. All have the excess and the covers that were asked for, without an excess the standard one of the product of the document or of the default scheme; or what is nearest to them that each sells */
            offers: {
                scheme: {
                    id: string;
                    name: string;
                    /** @description Whose policy it is */
                    insurer: string;
                    /** @description Of business, as private-motor */
                    line: string;
                };
                rateBook: {
                    name: string;
                    version: string;
                    /** @description SHA-256 of the canonical JSON of the rate book */
                    hash: string;
                    demonstration: boolean;
                };
                /**
                 * @description Unsold: the scheme would take the risk, but does not sell what was chosen; its faults say why
                 * @enum {unknown}
                 */
                decision: "quote" | "refer" | "unsold" | "decline";
                reasons: components["schemas"]["Reason"][];
                /** @description Why it is unsold */
                faults: {
                    /** @description By element names, as Customer/DateOfBirth */
                    path: string;
                    message: {
                        code: string;
                        /** @description By the names in the text of the code */
                        values?: {
                            [key: string]: string | number;
                        };
                    };
                    /** @description What was likely meant instead */
                    suggestion?: string;
                }[];
                /** @description Total in euro, levies and fee included; absent without an offer */
                premium?: number;
                /** @description Euro of a claim; absent where none is borne */
                excess?: number;
                /** @description What a submission to the scheme chooses to have this premium */
                choices: {
                    /** @description Euro of a claim; absent: the standard one */
                    excess?: number;
                    addOns: {
                        /** @enum {unknown} */
                        addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                        level: string;
                    }[];
                };
                /** @description In what it is not what all are compared with: the scheme does not sell that */
                differs: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                }[];
                /** @description The premium at the nearest excess that every offering scheme sells, which decides the order; absent where that is the excess of the offer, and where they have none in common */
                likeForLike?: {
                    excess: number;
                    premium: number;
                };
                /** @description The optional covers that are part of the premium */
                addOns: {
                    /** @enum {unknown} */
                    addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                    title: string;
                    /** @description In words */
                    level: string;
                    /** @description Euro, before levies; 0: included */
                    netPremium: number;
                }[];
                /** @description Every answer that the premium assumes */
                assumed: {
                    /** @description The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType */
                    path: string;
                    /** @description What the rate book calls the question */
                    title: string;
                    /** @description What the answer counts as, in words */
                    value: string;
                    /** @description The word that the rate book does not know */
                    given?: string;
                    /** @description Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside */
                    effect: number;
                }[];
            }[];
            /** @description The elements that a submission would still need */
            missing: string[];
            /** @description Given but wrong */
            faults: {
                /** @description By element names, as Customer/DateOfBirth */
                path: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
                /** @description What was likely meant instead */
                suggestion?: string;
            }[];
            warnings: string[];
        };
        RenewalCheck: {
            /**
             * @description What the rule against price walking says
             * @enum {unknown}
             */
            verdict: "allowed" | "breaks" | "cannotTell";
            /** @description Why */
            because: string[];
            /** @description What the renewal would cost: euro, the broker’s fee included */
            offered: number;
            /** @description What last year cost: euro, the broker’s fee included */
            lastYear: number;
            /** @description Euro that the offer is above last year */
            sinceLastYear: number;
            /** @description null if the rule sets no limit, or the equivalent first renewal is not known */
            most: number | null;
            /** @description The rule */
            restsOn: string[];
            /** @description What the answer does not know */
            notChecked: string[];
        };
        Vehicle: {
            vrm: string;
            make: string;
            model: string;
            /** @description Year of first registration */
            year: number;
            /** @description Cubic centimetres; 0 for an electric car */
            engineSize: number;
            fuelType: string;
        };
        Address: {
            eircode: string;
            addressLine1: string;
            addressLine2: string;
            town: string;
            county: string;
            country: string;
        };
        Product: {
            id: string;
            name: string;
            description: string;
            /** @enum {unknown} */
            cover?: "Comprehensive" | "TPFT" | "ThirdParty";
            scheme: {
                id: string;
                name: string;
                /** @description Whose policy it is */
                insurer: string;
                /** @description Of business, as private-motor */
                line: string;
            };
        };
        ProductList: {
            products: components["schemas"]["Product"][];
        };
        SubmittedQuote: {
            quoteId: string;
            /** @description Total in euro, levies and fee included */
            premium: number;
            /** @enum {unknown} */
            status: "quoted" | "accepted" | "expired";
            /** @description Why underwriting referred the quote: accepting it then requires quote:override, too, until somebody approves it */
            referrals: components["schemas"]["Reason"][];
            scheme: {
                id: string;
                name: string;
                /** @description Whose policy it is */
                insurer: string;
                /** @description Of business, as private-motor */
                line: string;
            };
            explanation: components["schemas"]["Explanation"];
            /** @description Every answer that the premium assumes, in the order of the rate book */
            assumed: {
                /** @description The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType */
                path: string;
                /** @description What the rate book calls the question */
                title: string;
                /** @description What the answer counts as, in words */
                value: string;
                /** @description The word that the rate book does not know */
                given?: string;
                /** @description Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside */
                effect: number;
            }[];
            /** @description What should be known before cover begins and is not, and what was answered but not confirmed: at the desk, and elsewhere where the rate book says so, each must be confirmed to accept the quote */
            unknownBeforeCover: {
                /**
                 * @description The element of the quote document
                 * @enum {unknown}
                 */
                path: "Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Product" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Customer/Language" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms";
                /** @description What it counts as in the premium; absent where it has no part */
                value?: string;
                /**
                 * @description The value is an answer that was given, and the customer has not confirmed it
                 * @constant
                 */
                toConfirm?: true;
            }[];
            /** @description What was not used or not known, and what was rated in its place: to be shown */
            warnings: string[];
        };
        Quote: {
            quoteId: string;
            /** @description Total in euro, levies and fee included */
            premium: number;
            /** @enum {unknown} */
            status: "quoted" | "accepted" | "expired";
            /** @description Why underwriting referred the quote: accepting it then requires quote:override, too, until somebody approves it */
            referrals: components["schemas"]["Reason"][];
            scheme?: {
                id: string;
                name: string;
                /** @description Whose policy it is */
                insurer: string;
                /** @description Of business, as private-motor */
                line: string;
            };
            /** @description Absent where the quote was never referred. A quote that is `referred` is accepted with quote:override only, one that is `refused` not at all */
            referral?: {
                /** @enum {unknown} */
                state: "referred" | "approved" | "refused";
                /** @description Why it is referred: rules of the rate book, and `referred-by-hand` for what a person wrote */
                reasons: components["schemas"]["Reason"][];
                /** @description Who referred it last, and when; for rules, who submitted the quote */
                referred: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                };
                /** @description Absent while the quote waits for a decision */
                decision?: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /** @description Why, for the record */
                    note?: string;
                    /** @description The terms of an approval */
                    terms?: string;
                    /** @description The name of the underwriter who decided, where another person records it */
                    underwriter?: string;
                    /** @description The underwriter's reference of the decision */
                    reference?: string;
                    /** @description Why it was refused, for the customer */
                    reasons?: string[];
                };
                /** @description The change that took an approval away; absent once it is decided again */
                lostApproval?: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /**
                     * @description What changed the quote
                     * @enum {unknown}
                     */
                    change: "overridden" | "overrideWithdrawn" | "addOn" | "addOnRemoved";
                };
            };
            /** @description Absent unless the quote is marked as lost. It says nothing about its status: a lost quote can be accepted while it is open, and is won then */
            lost?: {
                /** @enum {unknown} */
                reason: "price" | "cover" | "wentElsewhere" | "carSold" | "noAnswer" | "other" | "notKnown";
                note?: string;
                /** @description ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description The person, where a name was given */
                name?: string;
            };
            /** @description ISO 8601, UTC */
            createdAt: string;
            /** @description ISO 8601, UTC: the quote can be accepted before this moment */
            expiresAt: string;
            /**
             * @description Why then: the validity of quotes is over, a levy changes, cover that begins later would be rated otherwise, or the period to insure is over
             * @enum {unknown}
             */
            expiresBecause: "validity" | "levies" | "price" | "period";
            /** @description The Irish days that the premium is for */
            period: {
                /** @description Its first day, YYYY-MM-DD */
                from: string;
                /** @description Its last day, YYYY-MM-DD: cover ends when it does */
                to: string;
            };
            policy: {
                inceptionDate: string;
                expiryDate?: string;
                /** @enum {unknown} */
                coverType: "Comprehensive" | "TPFT" | "ThirdParty";
                useClass?: string;
                /** @description Euro of a claim, as it was rated; absent where the cover has none */
                excess?: number;
                /** @description What was chosen, and what the scheme includes; absent without the rate book */
                addOns?: {
                    /** @enum {unknown} */
                    addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                    title: string;
                    level: string;
                    levelTitle: string;
                    /** @description Whether the scheme includes it at no charge */
                    included: boolean;
                }[];
                /** @description The terms on which an underwriter approved the quote */
                endorsements?: string;
            };
            customer: {
                title?: string;
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                email?: string;
                phone?: string;
                occupation?: string;
                yearsResident?: number;
                penaltyPoints?: number;
                marketingConsent?: boolean;
                /** @enum {unknown} */
                language?: "English" | "Irish";
                address: {
                    addressLine1?: string;
                    town?: string;
                    county?: string;
                    eircode?: string;
                    country?: string;
                };
                convictions?: {
                    offence: string;
                    date: string;
                    points?: number;
                }[];
                disqualifications?: {
                    date: string;
                    months?: number;
                }[];
            };
            vehicle: {
                registrationNumber: string;
                make: string;
                model: string;
                year?: number;
                engineSize?: number;
                value?: number;
                mileage?: number;
                fuelType?: string;
                securityDevices: {
                    alarmImmobiliser?: boolean;
                };
                /** @enum {unknown} */
                bodyType?: "Saloon" | "Hatchback" | "Estate" | "SUV" | "MPV" | "Coupe" | "Convertible" | "Van" | "Pickup" | "Other";
                /** @enum {unknown} */
                weightClass?: "UpTo3500kg" | "Over3500kg";
                imported?: boolean;
                modifications?: string;
                /** @enum {unknown} */
                overnightParking?: "Garage" | "Driveway" | "PrivateCarPark" | "Street" | "Other";
                /** @enum {unknown} */
                owner?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
                /** @enum {unknown} */
                registeredKeeper?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
            };
            claimsHistory: {
                numberOfClaims?: number;
                yearsNoClaims?: number;
                claims?: {
                    date: string;
                    /** @enum {unknown} */
                    claimType?: "Accident" | "Injury" | "Fire" | "Theft" | "Windscreen" | "Other";
                    amount?: number;
                    atFault?: boolean;
                    /** @enum {unknown} */
                    claimStatus?: "Open" | "Settled";
                }[];
            };
            noClaimsBonus?: {
                years?: number;
                insurer?: string;
                country?: string;
                expiryDate?: string;
                protected?: boolean;
                evidenceSeen?: boolean;
            };
            previousInsurance?: {
                insurer?: string;
                refused?: boolean;
                specialTerms?: boolean;
            };
            drivers?: {
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                /** @enum {unknown} */
                relation?: "SpouseOrPartner" | "Parent" | "Child" | "Sibling" | "OtherRelative" | "Employee" | "Other";
                driverNumber?: string;
                numberOfClaims?: number;
                penaltyPoints?: number;
                mainDriver?: boolean;
            }[];
            explanation: components["schemas"]["Explanation"];
            /** @description Every answer that the premium assumes, in the order of the rate book */
            assumed: {
                /** @description The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType */
                path: string;
                /** @description What the rate book calls the question */
                title: string;
                /** @description What the answer counts as, in words */
                value: string;
                /** @description The word that the rate book does not know */
                given?: string;
                /** @description Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside */
                effect: number;
            }[];
            /** @description What should be known before cover begins and is not, and what was answered but not confirmed: at the desk, and elsewhere where the rate book says so, each must be confirmed to accept the quote */
            unknownBeforeCover: {
                /**
                 * @description The element of the quote document
                 * @enum {unknown}
                 */
                path: "Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Product" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Customer/Language" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms";
                /** @description What it counts as in the premium; absent where it has no part */
                value?: string;
                /**
                 * @description The value is an answer that was given, and the customer has not confirmed it
                 * @constant
                 */
                toConfirm?: true;
            }[];
            /** @description What was not used or not known, and what was rated in its place: to be shown */
            warnings: string[];
            /** @description Once accepted */
            policyId?: string;
            /** @description When cover begins, ISO 8601 with offset; once accepted */
            policyStartDate?: string;
            /** @description Of the policyholder, once it was recorded */
            driverNumber?: string;
            /** @description The quote that this one was made from */
            basedOn?: string;
            /**
             * @description What a quote is made from another one for: a `change` to a policy, its `renewal`, or another `offer`
             * @enum {unknown}
             */
            purpose?: "change" | "renewal" | "offer";
            /** @description The quotes made from this one, oldest first */
            followedBy?: string[];
            /** @description The newest 50, the oldest of them first */
            history: components["schemas"]["HistoryEntry"][];
            /** @description How many entries come before these: getQuoteHistory has them */
            earlierHistory?: number;
        };
        ExplainedQuote: {
            quoteId: string;
            /** @enum {unknown} */
            cover: "Comprehensive" | "TPFT" | "ThirdParty";
            /** @description Total in euro, levies and fee included */
            premium: number;
            /** @description Whether a premium set by hand stands, which this leaves aside */
            setByHand: boolean;
            /** @description Each cover, and the steps in which they differ */
            covers: {
                premiums: {
                    /** @enum {unknown} */
                    cover: "Comprehensive" | "TPFT" | "ThirdParty";
                    /** @description Total in euro, levies and fee included */
                    premium: number;
                    /** @description Euro of the total premium, to the cent */
                    difference: number;
                }[];
                /** @description Only the steps in which the covers differ */
                steps: {
                    id: string;
                    title: string;
                    /** @description Without the covers that have no such step */
                    covers: {
                        /** @enum {unknown} */
                        cover: "Comprehensive" | "TPFT" | "ThirdParty";
                        row: string;
                        multiplier: number | null;
                        /** @description What the step adds or takes, in euro */
                        change: number;
                    }[];
                }[];
            };
            /** @description By the books in force when the period of the quote begins */
            schemes: {
                /** @description The scheme of the quote first */
                offers: {
                    scheme: {
                        id: string;
                        name: string;
                        /** @description Whose policy it is */
                        insurer: string;
                        /** @description Of business, as private-motor */
                        line: string;
                    };
                    /**
                     * @description Unsold: the scheme would take the risk, but does not sell what was chosen; its faults say why
                     * @enum {unknown}
                     */
                    decision: "quote" | "refer" | "unsold" | "decline";
                    reasons: components["schemas"]["Reason"][];
                    /** @description Why it is unsold */
                    faults: {
                        /** @description By element names, as Customer/DateOfBirth */
                        path: string;
                        message: {
                            code: string;
                            /** @description By the names in the text of the code */
                            values?: {
                                [key: string]: string | number;
                            };
                        };
                        /** @description What was likely meant instead */
                        suggestion?: string;
                    }[];
                    /** @description Total in euro, levies and fee included; absent without an offer */
                    premium?: number;
                    /** @description Euro of a claim; absent where none is borne */
                    excess?: number;
                    /** @description In what it is not what all are compared with: the scheme does not sell that */
                    differs: {
                        code: string;
                        /** @description By the names in the text of the code */
                        values?: {
                            [key: string]: string | number;
                        };
                    }[];
                    /** @description Euro of the total premium, to the cent */
                    difference?: number;
                }[];
                /** @description Only the steps in which the schemes that offer differ */
                steps: {
                    id: string;
                    title: string;
                    /** @description Without the schemes that have no such step */
                    schemes: {
                        scheme: string;
                        /** @description The row of the rate book that was used */
                        row: string;
                        /** @description Null where none applies */
                        multiplier: number | null;
                        /** @description What the step adds or takes, in euro */
                        change: number;
                    }[];
                }[];
            };
            /** @description What a customer can really change: of each question the one answer that moves the premium most, all else the same; the greatest effect first */
            counterfactuals: {
                cheaper: {
                    /** @description A factor or add-on of the rate book, or cover */
                    id: string;
                    title: string;
                    from: string;
                    to: string;
                    /** @description Total in euro, levies and fee included */
                    premium: number;
                    /** @description Euro of the total premium, to the cent */
                    difference: number;
                }[];
                dearer: {
                    /** @description A factor or add-on of the rate book, or cover */
                    id: string;
                    title: string;
                    from: string;
                    to: string;
                    /** @description Total in euro, levies and fee included */
                    premium: number;
                    /** @description Euro of the total premium, to the cent */
                    difference: number;
                }[];
            };
        };
        Explanation: {
            rateBook: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            /** @enum {unknown} */
            cover: "Comprehensive" | "TPFT" | "ThirdParty";
            /** @description The day that chooses the levies, YYYY-MM-DD */
            receivedOn: string;
            rounding: string;
            steps: components["schemas"]["Step"][];
            /** @description Euro, to the cent */
            netPremium: number;
            levies: components["schemas"]["LevyLine"][];
            /** @description Euro, to the cent */
            grossPremium: number;
            /** @description Euro, to the cent: all fees together */
            policyFee: number;
            /** @description Each fee, where the rate book has more than the policy fee */
            fees?: {
                id: string;
                title: string;
                /**
                 * @description Whose the fee is
                 * @enum {unknown}
                 */
                owner: "insurer" | "broker";
                /** @description Euro, to the cent */
                amount: number;
            }[];
            /** @description Euro, to the cent */
            premium: number;
            /** @description How it may be paid over time, where the rate book says */
            instalmentPlans?: {
                id: string;
                title: string;
                /** @description Euro, to the cent */
                deposit: number;
                /** @description How many instalments */
                number: number;
                /** @description Each of them, in euro, to the cent */
                instalment: number;
                /** @description What this costs more than the premium, in euro */
                charge: number;
                /** @description Deposit and instalments, in euro */
                total: number;
            }[];
        };
        Step: {
            id: string;
            title: string;
            /** @description The value that was rated */
            input: string;
            /** @description Whether the value is an assumption of the rate book */
            assumed: boolean;
            /** @description The row of the rate book that was used */
            row: string;
            /** @description Null where none applies */
            multiplier: number | null;
            /** @description The optional cover whose price alone the multiplier is of; absent: the premium so far */
            addOn?: string;
            /** @description Euro, to the cent */
            before: number;
            /** @description Euro, to the cent */
            after: number;
        };
        LevyLine: {
            id: string;
            title: string;
            /** @description Null for a fixed amount */
            rate: number | null;
            /** @description Euro, to the cent */
            amount: number;
        };
        Reason: {
            rule: string;
            message: string;
        };
        HistoryEntry: {
            /** @enum {unknown} */
            kind: "submitted" | "overridden" | "overrideWithdrawn" | "addOn" | "addOnRemoved" | "driverNumber" | "suitability" | "referred" | "referralApproved" | "referralRefused" | "markedLost" | "markedNotLost" | "assigned" | "accepted" | "adjusted" | "cancelled" | "reinstated" | "renewalInvited" | "renewed" | "reversed" | "accidentReported" | "accidentChanged" | "complaintReceived" | "complaintStep" | "paymentPlanned" | "paymentReceived" | "paymentMissed" | "rebatePaid" | "paymentWithdrawn" | "databaseTold" | "clockConfirmed";
            /** @description ISO 8601, UTC */
            at: string;
            /** @description The client, or desk */
            by: string;
            /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
            user?: {
                id: string;
                name: string;
            };
            detail: {
                [key: string]: unknown;
            };
        };
        HistoryPage: {
            quoteId: string;
            /** @description How many entries the whole history has */
            total: number;
            /** @description The number of the first entry here: `before` of the page with older ones */
            first: number;
            history: components["schemas"]["HistoryEntry"][];
        };
        Policy: {
            quoteId: string;
            policyId: string;
            /** @constant */
            status: "accepted";
            /** @description ISO 8601 with offset: InceptionDate as the quote gave it, or the minute of acceptance where that is later */
            policyStartDate: string;
            /** @description ISO 8601 with offset: the last second of the last day, in Irish time */
            policyEndDate: string;
            /** @description What is missing, or differs from the quote */
            warnings: string[];
        };
        PolicyView: {
            policyId: string;
            /** @description The quote that it was sold by */
            quoteId: string;
            /** @description For If-Match: another one after each transaction */
            version: string;
            /**
             * @description On the day
             * @enum {unknown}
             */
            state: "toCome" | "inForce" | "cancelled" | "ended";
            /** @description The day, YYYY-MM-DD */
            day: string;
            /** @description The Irish days that the premium is for */
            period: {
                /** @description Its first day, YYYY-MM-DD */
                from: string;
                /** @description Its last day, YYYY-MM-DD: cover ends when it does */
                to: string;
            };
            /** @description The last day of cover, YYYY-MM-DD */
            coverEnds: string;
            scheme?: {
                id: string;
                name: string;
                /** @description Whose policy it is */
                insurer: string;
                /** @description Of business, as private-motor */
                line: string;
            };
            policy: {
                inceptionDate: string;
                expiryDate?: string;
                /** @enum {unknown} */
                coverType: "Comprehensive" | "TPFT" | "ThirdParty";
                useClass?: string;
                /** @description Euro of a claim, as it was rated; absent where the cover has none */
                excess?: number;
                /** @description What was chosen, and what the scheme includes; absent without the rate book */
                addOns?: {
                    /** @enum {unknown} */
                    addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                    title: string;
                    level: string;
                    levelTitle: string;
                    /** @description Whether the scheme includes it at no charge */
                    included: boolean;
                }[];
                /** @description The terms on which an underwriter approved the quote */
                endorsements?: string;
            };
            customer: {
                title?: string;
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                email?: string;
                phone?: string;
                occupation?: string;
                yearsResident?: number;
                penaltyPoints?: number;
                marketingConsent?: boolean;
                /** @enum {unknown} */
                language?: "English" | "Irish";
                address: {
                    addressLine1?: string;
                    town?: string;
                    county?: string;
                    eircode?: string;
                    country?: string;
                };
                convictions?: {
                    offence: string;
                    date: string;
                    points?: number;
                }[];
                disqualifications?: {
                    date: string;
                    months?: number;
                }[];
            };
            vehicle: {
                registrationNumber: string;
                make: string;
                model: string;
                year?: number;
                engineSize?: number;
                value?: number;
                mileage?: number;
                fuelType?: string;
                securityDevices: {
                    alarmImmobiliser?: boolean;
                };
                /** @enum {unknown} */
                bodyType?: "Saloon" | "Hatchback" | "Estate" | "SUV" | "MPV" | "Coupe" | "Convertible" | "Van" | "Pickup" | "Other";
                /** @enum {unknown} */
                weightClass?: "UpTo3500kg" | "Over3500kg";
                imported?: boolean;
                modifications?: string;
                /** @enum {unknown} */
                overnightParking?: "Garage" | "Driveway" | "PrivateCarPark" | "Street" | "Other";
                /** @enum {unknown} */
                owner?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
                /** @enum {unknown} */
                registeredKeeper?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
            };
            claimsHistory: {
                numberOfClaims?: number;
                yearsNoClaims?: number;
                claims?: {
                    date: string;
                    /** @enum {unknown} */
                    claimType?: "Accident" | "Injury" | "Fire" | "Theft" | "Windscreen" | "Other";
                    amount?: number;
                    atFault?: boolean;
                    /** @enum {unknown} */
                    claimStatus?: "Open" | "Settled";
                }[];
            };
            noClaimsBonus?: {
                years?: number;
                insurer?: string;
                country?: string;
                expiryDate?: string;
                protected?: boolean;
                evidenceSeen?: boolean;
            };
            previousInsurance?: {
                insurer?: string;
                refused?: boolean;
                specialTerms?: boolean;
            };
            drivers?: {
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                /** @enum {unknown} */
                relation?: "SpouseOrPartner" | "Parent" | "Child" | "Sibling" | "OtherRelative" | "Employee" | "Other";
                driverNumber?: string;
                numberOfClaims?: number;
                penaltyPoints?: number;
                mainDriver?: boolean;
            }[];
            explanation: components["schemas"]["Explanation"];
            charged: {
                /** @description Premium before levies, in euro; returned where negative */
                net: number;
                /** @description Rate null: fixed, or in proportion to a return */
                levies: components["schemas"]["LevyLine"][];
                fees: {
                    id: string;
                    title: string;
                    /**
                     * @description Whose the fee is
                     * @enum {unknown}
                     */
                    owner: "insurer" | "broker";
                    /** @description Euro, to the cent */
                    amount: number;
                }[];
                /** @description Of all these, in euro; returned where negative */
                total: number;
            };
            /** @description All of them, the oldest first */
            transactions: {
                /** @description Its place among the transactions of the policy, from 1 */
                number: number;
                /** @enum {unknown} */
                kind: "newBusiness" | "adjustment" | "cancellation" | "reinstatement" | "renewal" | "reversal";
                /** @description ISO 8601 with offset */
                effectiveAt: string;
                /** @description The last day of an adjustment for some days, YYYY-MM-DD */
                until?: string;
                /** @description When it was made: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
                reason?: string;
                /**
                 * @description Of a cancellation
                 * @enum {unknown}
                 */
                ending?: "coolingOff" | "customer" | "insurer" | "fromStart";
                /** @description Of a cancellation: whether there was a claim in the period */
                hasClaim?: boolean;
                /** @description The number of the one that it undoes */
                reverses?: number;
                /** @description The number of the one that undid it */
                reversedBy?: number;
                /** @description Of an adjustment: what is another answer */
                changed: {
                    /** @description The element of the quote document, as Vehicle/Make */
                    path: string;
                    /** @description Absent where there was none */
                    before?: unknown;
                    /** @description Absent where there is none any more */
                    after?: unknown;
                }[];
                amounts: {
                    /** @description Premium before levies, in euro; returned where negative */
                    net: number;
                    /** @description Rate null: fixed, or in proportion to a return */
                    levies: components["schemas"]["LevyLine"][];
                    fees: {
                        id: string;
                        title: string;
                        /**
                         * @description Whose the fee is
                         * @enum {unknown}
                         */
                        owner: "insurer" | "broker";
                        /** @description Euro, to the cent */
                        amount: number;
                    }[];
                    /** @description Of all these, in euro; returned where negative */
                    total: number;
                };
                calculation: {
                    /** @description Their sum is rounded half up to the cent once */
                    cover: {
                        /** @description The first day, YYYY-MM-DD */
                        from: string;
                        /** @description The last day */
                        to: string;
                        days: number;
                        /** @description Days of the period */
                        of: number;
                        /** @description Net premium of the whole period at what these days cover, in euro */
                        net: number;
                        /** @description Euro, to four places, rounded half up */
                        cost: number;
                    }[];
                    /** @description Of a policy that ended early: what is kept, step by step */
                    kept?: {
                        id: string;
                        /** @description The rule of the rate book that was used */
                        row: string;
                        /** @description Euro, to the cent */
                        amount: number;
                    }[];
                    /** @description What the period costs now: net, in euro */
                    cost: number;
                    /** @description What was charged of it before: net, in euro */
                    charged: number;
                };
                explanation?: components["schemas"]["Explanation"];
            }[];
            deadlines: {
                /** @enum {unknown} */
                id: "coolingOff" | "databaseNotice" | "certificateBack" | "reinstatement" | "renewalNotice" | "complaintAcknowledgement" | "complaintUpdate" | "complaintResolution" | "complaintAnswer";
                /** @description The last day, YYYY-MM-DD */
                day: string;
                /** @description The number of the complaint: it stays once its day is past */
                complaint?: number;
            }[];
            renewal?: {
                /** @description The Irish days that the premium is for */
                period: {
                    /** @description Its first day, YYYY-MM-DD */
                    from: string;
                    /** @description Its last day, YYYY-MM-DD: cover ends when it does */
                    to: string;
                };
                /** @description Each that the insurer offers, its own first */
                covers: {
                    /** @enum {unknown} */
                    cover: "Comprehensive" | "TPFT" | "ThirdParty";
                    /** @description Euro, to the cent */
                    premium: number;
                    /** @description Euro, to the cent */
                    excess?: number;
                }[];
                /** @description The years of no-claims bonus, where this period changes them */
                bonus: {
                    /** @description The element of the quote document, as Vehicle/Make */
                    path: string;
                    /** @description Absent where there was none */
                    before?: unknown;
                    /** @description Absent where there is none any more */
                    after?: unknown;
                }[];
                /** @description Those of this period that count against the bonus */
                claims: number;
                /** @description The newest first */
                years: {
                    /** @description Its first day, YYYY-MM-DD */
                    from: string;
                    /** @description Its last day, YYYY-MM-DD: cover ends when it does */
                    to: string;
                    /** @description Charged in all, levies and fees included, in euro */
                    paid: number;
                    /** @description Where it was changed: what a year costs as it was covered last, with levies and without fees, in euro */
                    annualised?: number;
                    /** @description What is known to have been paid on claims, in euro */
                    claimsPaid: number;
                }[];
                priceCheck?: {
                    /**
                     * @description What the rule against price walking says
                     * @enum {unknown}
                     */
                    verdict: "allowed" | "breaks" | "cannotTell";
                    /** @description Why */
                    because: string[];
                    /** @description What somebody new is charged for the same cover and risk by the same rate book, without a discount: euro with levies and fees */
                    newBusiness: number;
                    /** @description Euro that the offer is above that; below: negative */
                    difference: number;
                };
                /** @description When it was offered: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
                /** @description Why underwriting refers it: taking it up needs a decision */
                referrals?: components["schemas"]["Reason"][];
            };
            /** @description Of the transaction that was asked for */
            warnings: string[];
        };
        PolicyPreview: {
            transaction: {
                /** @description Its place among the transactions of the policy, from 1 */
                number: number;
                /** @enum {unknown} */
                kind: "newBusiness" | "adjustment" | "cancellation" | "reinstatement" | "renewal" | "reversal";
                /** @description ISO 8601 with offset */
                effectiveAt: string;
                /** @description The last day of an adjustment for some days, YYYY-MM-DD */
                until?: string;
                /** @description When it was made: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
                reason?: string;
                /**
                 * @description Of a cancellation
                 * @enum {unknown}
                 */
                ending?: "coolingOff" | "customer" | "insurer" | "fromStart";
                /** @description Of a cancellation: whether there was a claim in the period */
                hasClaim?: boolean;
                /** @description The number of the one that it undoes */
                reverses?: number;
                /** @description The number of the one that undid it */
                reversedBy?: number;
                /** @description Of an adjustment: what is another answer */
                changed: {
                    /** @description The element of the quote document, as Vehicle/Make */
                    path: string;
                    /** @description Absent where there was none */
                    before?: unknown;
                    /** @description Absent where there is none any more */
                    after?: unknown;
                }[];
                amounts: {
                    /** @description Premium before levies, in euro; returned where negative */
                    net: number;
                    /** @description Rate null: fixed, or in proportion to a return */
                    levies: components["schemas"]["LevyLine"][];
                    fees: {
                        id: string;
                        title: string;
                        /**
                         * @description Whose the fee is
                         * @enum {unknown}
                         */
                        owner: "insurer" | "broker";
                        /** @description Euro, to the cent */
                        amount: number;
                    }[];
                    /** @description Of all these, in euro; returned where negative */
                    total: number;
                };
                calculation: {
                    /** @description Their sum is rounded half up to the cent once */
                    cover: {
                        /** @description The first day, YYYY-MM-DD */
                        from: string;
                        /** @description The last day */
                        to: string;
                        days: number;
                        /** @description Days of the period */
                        of: number;
                        /** @description Net premium of the whole period at what these days cover, in euro */
                        net: number;
                        /** @description Euro, to four places, rounded half up */
                        cost: number;
                    }[];
                    /** @description Of a policy that ended early: what is kept, step by step */
                    kept?: {
                        id: string;
                        /** @description The rule of the rate book that was used */
                        row: string;
                        /** @description Euro, to the cent */
                        amount: number;
                    }[];
                    /** @description What the period costs now: net, in euro */
                    cost: number;
                    /** @description What was charged of it before: net, in euro */
                    charged: number;
                };
                explanation?: components["schemas"]["Explanation"];
            };
            /** @description Why underwriting would refer it */
            referrals: components["schemas"]["Reason"][];
            warnings: string[];
        };
        PolicyAccount: {
            policyId: string;
            quoteId: string;
            /** @description For If-Match: that of the policy */
            version: string;
            /** @description Today, YYYY-MM-DD */
            day: string;
            /** @description Euro: owed by the customer; to be paid back if negative */
            balance: number;
            /** @description Euro */
            overdue: number;
            /** @description What is due and not overdue, or falls due next */
            next?: {
                day: string;
                amount: number;
            };
            /** @description The one that stands, with its line */
            plan?: {
                line: number;
                /** @description Of the rate book; absent: in full */
                id?: string;
                title?: string;
                /** @description Of the deposit, YYYY-MM-DD; then monthly */
                firstDay: string;
                /** @description The sum that was owed, in euro */
                amount: number;
                /** @description Euro */
                deposit: number;
                /** @description How many instalments */
                number: number;
                /** @description Each of them, in euro */
                instalment: number;
                /** @description What this costs more than the sum, in euro */
                charge: number;
                /** @description Annual percentage rate of charge, to one decimal; absent: in full */
                apr?: number;
                mandate?: string;
            };
            /** @description The instalment plans of the rate book */
            offered: {
                id: string;
                title: string;
            }[];
            /** @description By day; what is open is the balance above 0 */
            schedule: {
                /** @enum {unknown} */
                kind: "full" | "deposit" | "instalment" | "atOnce" | "rebate";
                /** @description Of an instalment, from 1 */
                number?: number;
                /** @description YYYY-MM-DD */
                day: string;
                /** @description Euro */
                amount: number;
                /** @description Euro: what is received counts for what is due first */
                paid: number;
                /** @description Euro */
                open: number;
                /**
                 * @description Today
                 * @enum {unknown}
                 */
                state: "paid" | "overdue" | "due" | "toCome";
                /** @description How often it was tried in vain */
                missed: number;
            }[];
            /** @description The oldest first */
            lines: {
                /** @description From 1 */
                number: number;
                /** @enum {unknown} */
                kind: "charged" | "plan" | "planEnded" | "received" | "missed" | "rebate" | "withdrawn";
                /** @description YYYY-MM-DD: of a payment, when it was made */
                day: string;
                /** @description Euro, signed */
                amount: number;
                /** @description The sum of the lines until this one, in euro */
                balance: number;
                transaction?: {
                    number: number;
                    /** @enum {unknown} */
                    kind: "newBusiness" | "adjustment" | "cancellation" | "reinstatement" | "renewal" | "reversal";
                };
                plan?: {
                    /** @description Of the rate book; absent: in full */
                    id?: string;
                    title?: string;
                    /** @description Of the deposit, YYYY-MM-DD; then monthly */
                    firstDay: string;
                    /** @description The sum that was owed, in euro */
                    amount: number;
                    /** @description Euro */
                    deposit: number;
                    /** @description How many instalments */
                    number: number;
                    /** @description Each of them, in euro */
                    instalment: number;
                    /** @description What this costs more than the sum, in euro */
                    charge: number;
                    /** @description Annual percentage rate of charge, to one decimal; absent: in full */
                    apr?: number;
                    mandate?: string;
                };
                /** @enum {unknown} */
                method?: "card" | "direct_debit" | "bank_transfer" | "cheque" | "cash";
                reference?: string;
                /** @description The line that counts no more */
                withdraws?: number;
                /** @description The line that says so */
                withdrawnBy?: number;
                reason?: string;
                /** @description When it was recorded: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
            }[];
        };
        AccidentList: {
            policyId: string;
            /** @description For If-Match: that of the policy */
            version: string;
            /** @description In the order in which they were reported */
            accidents: {
                /** @description Its place among those of the policy, from 1 */
                number: number;
                /** @description The Irish day of the accident, YYYY-MM-DD */
                at: string;
                /** @description Irish time, HH:MM */
                time?: string;
                /** @description Where it happened */
                place?: string;
                /** @description Who drove the car of the policy */
                driver?: string;
                /** @description Who else was in it, with their cars and insurers */
                otherParties?: string;
                /** @description What was said of it */
                description: string;
                /** @description The number of the claim with the insurer */
                claimNumber?: string;
                /** @enum {unknown} */
                state: "notified" | "open" | "settled" | "withdrawn";
                /** @enum {unknown} */
                fault: "atFault" | "notAtFault" | "notKnown";
                countsAgainstBonus: boolean;
                /** @description Euro, to the cent */
                paid?: number;
                /** @description Whether the policy covered then */
                isCovered: boolean;
                /** @description ISO 8601, UTC */
                reportedAt: string;
                /** @description The client, or desk */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
            }[];
            /** @description Of the accident that was recorded */
            warnings: string[];
        };
        PolicyNotes: {
            policyId: string;
            notes: {
                noteId: string;
                /** @description Absent on a note on the customer */
                quoteId?: string;
                text: string;
                /** @description The Irish day on which it comes back, YYYY-MM-DD */
                followUpOn?: string;
                followedUp?: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description desk, or the id of a client */
                    by: string;
                    /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                    user?: {
                        id: string;
                        name: string;
                    };
                };
                /** @description ISO 8601, UTC */
                at: string;
                /** @description desk, or the id of a client */
                by: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
            }[];
        };
        Documents: {
            quoteId: string;
            documents: {
                /** @enum {unknown} */
                type: "schedule" | "terms" | "certificate" | "statement-of-fact" | "ipid" | "statement-of-suitability" | "premium-calculation" | "refusal-letter" | "receipt" | "endorsement" | "cancellation-letter" | "no-claims-proof" | "confirmation-of-cover" | "renewal-invitation" | "lapse-letter" | "terms-of-business";
                /** @description Works without a token until it expires */
                url: string;
                /** @description ISO 8601, UTC: 24 hours after the request */
                expiresAt: string;
            }[];
            warnings: string[];
        };
        KeptRateBooks: {
            rateBooks: {
                /** @description SHA-256 of the canonical JSON, hexadecimal */
                hash: string;
                /**
                 * @description An approved one whose activation is still to come stays `approved` until then. A superseded rate book still rates covers that began before the one after it
                 * @enum {unknown}
                 */
                state: "draft" | "checked" | "approved" | "active" | "superseded" | "withdrawn";
                /** @description Null while it was never activated */
                activatedAt: string | null;
                /** @description Null where no one signed it */
                publisher: {
                    /** @description The 32 bytes of the public key, Base64 */
                    publicKey: string;
                    /** @description SHA-256 of the key, Base64, after `SHA256:` */
                    fingerprint: string;
                } | null;
                /** @description What happened to it, oldest first. What came with Quotedesk has no step of its activation */
                steps: {
                    /** @enum {unknown} */
                    step: "drafted" | "checked" | "approved" | "activated" | "withdrawn" | "clockConfirmed";
                    /** @description When: ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                    user?: {
                        id: string;
                        name: string;
                    };
                    reason?: string;
                    /** @description When it starts to rate new quotes: ISO 8601, UTC */
                    from?: string;
                    /**
                     * @description Approved without a second person, by its drafter or perhaps its drafter
                     * @constant
                     */
                    ownDraft?: true;
                }[];
                /** @description Null where the kept book is damaged */
                summary: {
                    name: string;
                    version: string;
                    scheme: {
                        id: string;
                        name: string;
                        /** @description Whose policy it is */
                        insurer: string;
                        /** @description Of business, as private-motor */
                        line: string;
                    };
                    demonstration: boolean;
                    /** @description Its first day, `YYYY-MM-DD` */
                    inForceFrom: string;
                    /** @description How many worked examples it has */
                    examples: number;
                } | null;
            }[];
        };
        RateBookContent: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            rateBook: {
                /** @description What the book is called */
                name: string;
                /** @description Its edition, as 2026.5 */
                version: string;
                /** @description Whether it is a demonstration: nothing may be sold with it */
                demonstration: boolean;
                /** @description The insurer, as it stands on documents */
                underwriter: string;
                /** @description The scheme that the book prices; absent: the default scheme */
                scheme?: {
                    /** @description What programs call it */
                    id: string;
                    /** @description What a person reads */
                    name: string;
                    /** @description The line of business, as private-motor */
                    line: string;
                    /**
                     * @description Where its insurer is authorised, which decides the levies; absent: ireland: `other-member-state` is one of the European Union but Ireland
                     * @enum {unknown}
                     */
                    authorisedIn?: "ireland" | "other-member-state";
                };
                /** @description The first day of cover that it rates, YYYY-MM-DD */
                inForceFrom: string;
                /** @description For how many days a quote holds */
                validityDays: number;
                /**
                 * @description A car with another open quote or a policy for some of the same days: `stop` refuses to accept the quote until a caller with the authority gives a reason, `warn` never does. Absent: the desk is stopped, the API warned
                 * @enum {unknown}
                 */
                duplicates?: "warn" | "stop";
                /** @description What is on offer */
                products: {
                    /** @description What programs call it */
                    id: string;
                    /** @description What a person reads */
                    name: string;
                    /** @description A sentence about its cover */
                    description: string;
                    /**
                     * @description The cover that it sells
                     * @enum {unknown}
                     */
                    cover?: "Comprehensive" | "TPFT" | "ThirdParty";
                }[];
                /** @description What the factors multiply */
                base: {
                    /** @description What its step in the premium is called */
                    title: string;
                    /** @description The premium of a year before every factor */
                    cents: {
                        /** @description Of comprehensive cover, in cents */
                        Comprehensive: number;
                        /** @description Of third party, fire and theft, in cents */
                        TPFT: number;
                        /** @description Of third party only, in cents */
                        ThirdParty: number;
                    };
                };
                /** @description They multiply the base premium in this order, each step rounded to the cent */
                factors: ({
                    /** @description What the factor is called, once under each cover */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Absent: every cover */
                    covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                    /**
                     * @description The optional cover whose price alone it moves; absent: the premium
                     * @enum {unknown}
                     */
                    addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                    optional?: boolean;
                    /**
                     * @description Rows by word
                     * @constant
                     */
                    kind: "table";
                    /** @description The first that is given and known picks the row */
                    inputs: ("useClass" | "licenceType" | "occupation" | "county" | "make" | "model" | "fuelType" | "alarmImmobiliser" | "bodyType" | "weightClass" | "imported" | "modifications" | "parking" | "owner" | "registeredKeeper" | "bonusCountry" | "bonusProtected" | "bonusEvidence" | "refusedBefore" | "specialTerms" | "routingKey")[];
                    assume: string | {
                        /** @description The row used where nothing is given */
                        typical: string;
                        /** @description The row used where nothing is given */
                        cautious: string;
                    };
                    unknown?: {
                        /**
                         * @description Rated with a warning
                         * @constant
                         */
                        decision: "assume";
                        /** @description The row that it is rated as */
                        row: string;
                    } | {
                        /**
                         * @description Rated as an answer, as of a free text
                         * @constant
                         */
                        decision: "accept";
                        /** @description The row that it is rated as */
                        row: string;
                    } | {
                        /**
                         * @description Rated, and referred to an underwriter
                         * @constant
                         */
                        decision: "refer";
                        /** @description The row that it is rated as */
                        row: string;
                        /** @description A sentence for the broker */
                        reason: string;
                    } | {
                        /**
                         * @description Not accepted
                         * @constant
                         */
                        decision: "decline";
                        /** @description A sentence for the broker */
                        reason: string;
                    };
                    /** @description Each word in one row alone */
                    rows: {
                        /** @description What the row is called, and a word for it */
                        row: string;
                        /** @description A multiplier with at most four decimal places */
                        relativity: number;
                        /** @description A flat amount added after the multiplier, in cents */
                        loadCents?: number;
                        /** @description Other words for it, case forgiven */
                        words: string[];
                    }[];
                } | {
                    /** @description What the factor is called, once under each cover */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Absent: every cover */
                    covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                    /**
                     * @description The optional cover whose price alone it moves; absent: the premium
                     * @enum {unknown}
                     */
                    addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                    optional?: boolean;
                    /**
                     * @description Rows by the words of several inputs
                     * @constant
                     */
                    kind: "combination";
                    /** @description What is looked at together, as make and model */
                    inputs: ("useClass" | "licenceType" | "occupation" | "county" | "make" | "model" | "fuelType" | "alarmImmobiliser" | "bodyType" | "weightClass" | "imported" | "modifications" | "parking" | "owner" | "registeredKeeper" | "bonusCountry" | "bonusProtected" | "bonusEvidence" | "refusedBefore" | "specialTerms" | "routingKey")[];
                    assume: string | {
                        /** @description The row used where nothing is given */
                        typical: string;
                        /** @description The row used where nothing is given */
                        cautious: string;
                    };
                    unknown?: {
                        /**
                         * @description Rated with a warning
                         * @constant
                         */
                        decision: "assume";
                        /** @description The row that it is rated as */
                        row: string;
                    } | {
                        /**
                         * @description Rated as an answer, as of a free text
                         * @constant
                         */
                        decision: "accept";
                        /** @description The row that it is rated as */
                        row: string;
                    } | {
                        /**
                         * @description Rated, and referred to an underwriter
                         * @constant
                         */
                        decision: "refer";
                        /** @description The row that it is rated as */
                        row: string;
                        /** @description A sentence for the broker */
                        reason: string;
                    } | {
                        /**
                         * @description Not accepted
                         * @constant
                         */
                        decision: "decline";
                        /** @description A sentence for the broker */
                        reason: string;
                    };
                    /** @description What the combinations lead to */
                    rows: {
                        /** @description What the row is called */
                        row: string;
                        /** @description A multiplier with at most four decimal places */
                        relativity: number;
                        /** @description A flat amount added after the multiplier, in cents */
                        loadCents?: number;
                    }[];
                    /** @description The one that names most inputs picks the row; of as many, the one that names the earlier inputs */
                    combinations: {
                        /** @description The row that it leads to */
                        row: string;
                        /** @description Words, one of which must be given */
                        words: {
                            /** @description One of these */
                            useClass?: string[];
                            /** @description One of these */
                            licenceType?: string[];
                            /** @description One of these */
                            occupation?: string[];
                            /** @description One of these */
                            county?: string[];
                            /** @description One of these */
                            make?: string[];
                            /** @description One of these */
                            model?: string[];
                            /** @description One of these */
                            fuelType?: string[];
                            /** @description One of these */
                            alarmImmobiliser?: string[];
                            /** @description One of these */
                            bodyType?: string[];
                            /** @description One of these */
                            weightClass?: string[];
                            /** @description One of these */
                            imported?: string[];
                            /** @description One of these */
                            modifications?: string[];
                            /** @description One of these */
                            parking?: string[];
                            /** @description One of these */
                            owner?: string[];
                            /** @description One of these */
                            registeredKeeper?: string[];
                            /** @description One of these */
                            bonusCountry?: string[];
                            /** @description One of these */
                            bonusProtected?: string[];
                            /** @description One of these */
                            bonusEvidence?: string[];
                            /** @description One of these */
                            refusedBefore?: string[];
                            /** @description One of these */
                            specialTerms?: string[];
                            /** @description One of these */
                            routingKey?: string[];
                        };
                        /** @description Whether the row is only assumed, with a warning: it stands for words of the other inputs that no combination has */
                        assumed?: boolean;
                    }[];
                    /** @description Other words for a word of a combination */
                    spellings?: {
                        /** @description Each word with its other spellings */
                        useClass?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        licenceType?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        occupation?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        county?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        make?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        model?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        fuelType?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        alarmImmobiliser?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        bodyType?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        weightClass?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        imported?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        modifications?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        parking?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        owner?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        registeredKeeper?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        bonusCountry?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        bonusProtected?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        bonusEvidence?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        refusedBefore?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        specialTerms?: {
                            [key: string]: string[];
                        };
                        /** @description Each word with its other spellings */
                        routingKey?: {
                            [key: string]: string[];
                        };
                    };
                } | {
                    /** @description What the factor is called, once under each cover */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Absent: every cover */
                    covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                    /**
                     * @description The optional cover whose price alone it moves; absent: the premium
                     * @enum {unknown}
                     */
                    addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                    optional?: boolean;
                    /**
                     * @description Rows by range
                     * @constant
                     */
                    kind: "bands";
                    /**
                     * @description A number of the risk
                     * @enum {unknown}
                     */
                    input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /** @description What stands behind a value, as years */
                    unit?: string;
                    /** @description The unit where the value is 1; absent: the same */
                    unitOfOne?: string;
                    assume: number | {
                        /** @description The value used where none is given */
                        typical: number;
                        /** @description The value used where none is given */
                        cautious: number;
                    };
                    /**
                     * @description An input that the assumption may not fall below, where it is given
                     * @enum {unknown}
                     */
                    assumeAtLeast?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /**
                     * @description An input that the assumption may not exceed, where it is given: it limits the least, too
                     * @enum {unknown}
                     */
                    assumeAtMost?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /** @description The value where none is given, but the answer to another question says it: no assumption */
                    implied?: {
                        /** @description The id of a table factor */
                        factor: string;
                        /** @description Its row, chosen by a word that was given */
                        row: string;
                        /** @description The value that it implies */
                        value: number;
                    }[];
                    /** @description In rising order, the first from 0 */
                    bands: {
                        /** @description Its least value */
                        from: number;
                        /** @description A multiplier with at most four decimal places */
                        relativity: number;
                        /** @description A flat amount added after the multiplier, in cents */
                        loadCents?: number;
                    }[];
                } | {
                    /** @description What the factor is called, once under each cover */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Absent: every cover */
                    covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                    /**
                     * @description The optional cover whose price alone it moves; absent: the premium
                     * @enum {unknown}
                     */
                    addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                    optional?: boolean;
                    /**
                     * @description A line through points
                     * @constant
                     */
                    kind: "line";
                    /**
                     * @description A number of the risk
                     * @enum {unknown}
                     */
                    input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /** @description What stands behind a value, as years */
                    unit?: string;
                    /** @description The unit where the value is 1; absent: the same */
                    unitOfOne?: string;
                    assume: number | {
                        /** @description The value used where none is given */
                        typical: number;
                        /** @description The value used where none is given */
                        cautious: number;
                    };
                    /**
                     * @description An input that the assumption may not fall below, where it is given
                     * @enum {unknown}
                     */
                    assumeAtLeast?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /**
                     * @description An input that the assumption may not exceed, where it is given: it limits the least, too
                     * @enum {unknown}
                     */
                    assumeAtMost?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /** @description The value where none is given, but the answer to another question says it: no assumption */
                    implied?: {
                        /** @description The id of a table factor */
                        factor: string;
                        /** @description Its row, chosen by a word that was given */
                        row: string;
                        /** @description The value that it implies */
                        value: number;
                    }[];
                    /** @description In rising order */
                    points: {
                        /** @description A value, a whole number */
                        at: number;
                        /** @description A multiplier with at most four decimal places */
                        relativity: number;
                    }[];
                    /** @description How far the line goes on straight beyond its points; it is level from there */
                    extrapolate?: {
                        /** @description The value below the first point down to which it goes on */
                        from?: number;
                        /** @description The value above the last point up to which it goes on */
                        upTo?: number;
                    };
                })[];
                /** @description Caps and floors, each applied after the last of its factors */
                limits?: {
                    /** @description What the limit is called, once in the book */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Absent: every cover */
                    covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                    /** @description The ids of factors that follow one another; absent: every factor */
                    factors?: string[];
                    /** @description The least of what was there before them that they leave, as 0.6 */
                    least?: number;
                    /** @description The most of what was there before them that they lead to, as 1.5 */
                    most?: number;
                    /** @description The most that they take off, in cents */
                    mostTakenCents?: number;
                    /** @description The most that they add, in cents */
                    mostAddedCents?: number;
                }[];
                /** @description How named drivers count: by what the one with the highest premium costs more than the policyholder */
                namedDrivers?: {
                    /** @description Of the step in the premium */
                    title: string;
                    /** @description What one is called, as Named driver */
                    driver: string;
                    /** @description The ids of the factors that are rated again with a named driver's own answers */
                    factors: string[];
                    /** @description Of the difference, at most four decimal places */
                    share: number;
                    /** @description The same for the one who is the main driver, at most four decimal places */
                    mainShare: number;
                };
                /** @description The least net premium of a year */
                minimumNetCents: {
                    /** @description Of comprehensive cover, in cents */
                    Comprehensive: number;
                    /** @description Of third party, fire and theft, in cents */
                    TPFT: number;
                    /** @description Of third party only, in cents */
                    ThirdParty: number;
                };
                /** @description The fee on top of the gross premium, in cents */
                policyFeeCents: number;
                /** @description Other fees, the insurer's and the broker's */
                fees?: {
                    /** @description What the fee is called, once in the book */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /**
                     * @description Whose the fee is
                     * @enum {unknown}
                     */
                    owner: "insurer" | "broker";
                    /** @description A fixed amount, in cents */
                    cents?: number;
                    /** @description Of the premium, at most four decimal places */
                    share?: number;
                    /**
                     * @description Which premium the share is of; absent: gross, with levies
                     * @enum {unknown}
                     */
                    of?: "net" | "gross";
                    /** @description The least fee, in cents */
                    leastCents?: number;
                    /** @description The highest fee, in cents */
                    mostCents?: number;
                }[];
                /** @description How a premium may be paid over time */
                instalmentPlans?: {
                    /** @description What the plan is called, once in the book */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description Of the premium, paid at once, at most four decimal places */
                    depositShare?: number;
                    /** @description An amount paid at once, in cents */
                    depositCents?: number;
                    /** @description How many equal instalments */
                    number: number;
                    /** @description The service charge, of what the deposit leaves, at most four decimal places */
                    chargeShare?: number;
                    /** @description The service charge, as an amount for all instalments, in cents */
                    chargeCents?: number;
                    /**
                     * @description Whether an instalment is rounded to the cent before the service charge is added, and again after it, or only after it
                     * @enum {unknown}
                     */
                    round: "before" | "after";
                }[];
                /** @description The least premium that may be set by hand, in cents */
                smallestPremiumCents: number;
                /** @description The periods that are sold, and what another one than a year costs */
                periods?: {
                    /** @description Of the shortest policy */
                    leastDays: number;
                    /** @description Of the longest policy */
                    mostMonths: number;
                    /** @description The short-period scale, up to 366 days at a share of 1; a longer policy costs 1/365 a day */
                    scale: {
                        /** @description The longest policy of the row */
                        upToDays: number;
                        /** @description Of a year's net premium, at most four decimal places */
                        share: number;
                    }[];
                };
                /** @description How a policy is changed, cancelled and reinstated */
                servicing?: {
                    /**
                     * @description The rate book that an adjustment is rated on: the one of the policy, or the one in force on its day; absent: the one of the policy
                     * @enum {unknown}
                     */
                    ratedOn?: "policyBook" | "bookInForce";
                    /** @description Whether levies go back with premium that an adjustment or the customer returns */
                    returnsLevies: boolean;
                    /**
                     * @description What is kept where the customer cancels: premium by the day, or a share of the period by the scale
                     * @enum {unknown}
                     */
                    method: "proRata" | "shortPeriod";
                    /**
                     * @description What the scale counts: days on cover, or months begun; absent: days
                     * @enum {unknown}
                     */
                    countedIn?: "days" | "months";
                    /** @description The least net premium that is kept where the customer cancels, in cents */
                    leastKeptCents: number;
                    /** @description Whether nothing is returned where the customer cancels after a claim in the period */
                    keptAfterClaim: boolean;
                    /** @description For how many days a cancelled policy may be reinstated */
                    reinstatementDays: number;
                    /** @description How many years of no-claims bonus each claim of a year takes */
                    bonusStepBack: number;
                    /** @description The short-period scale of cancellation: what is kept of the premium of the period */
                    cancellationScale?: {
                        /** @description The most days, or months begun, on cover of the row */
                        upTo: number;
                        /** @description Of the net premium of the period, at most four decimal places */
                        keeps: number;
                    }[];
                };
                /** @description What changing a policy costs */
                transactionFees?: {
                    /** @description What the fee is called, once in the book */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /**
                     * @description Whose the fee is
                     * @enum {unknown}
                     */
                    owner: "insurer" | "broker";
                    /**
                     * @description What it is on; a cancellation only where the customer cancels after the cooling-off
                     * @enum {unknown}
                     */
                    on: "adjustment" | "cancellation" | "reinstatement";
                    /** @description The amount, in cents */
                    cents: number;
                }[];
                /** @description Transactions worked out by hand: each must hold before the book may become active */
                transactionExamples?: {
                    /** @description What the example shows */
                    title: string;
                    /**
                     * @description What happens: an adjustment, or how the policy ends
                     * @enum {unknown}
                     */
                    kind: "adjustment" | "coolingOff" | "customer" | "insurer" | "fromStart";
                    /** @description Days of the period */
                    periodDays: number;
                    /** @description Days of cover before it, from 1 January of a year without a leap day */
                    daysHad: number;
                    /** @description The net premium of the period before it, in cents */
                    netCents: number;
                    /** @description Of an adjustment: the net premium of the whole period at what is covered then, in cents */
                    newNetCents?: number;
                    /** @description Whether there was a claim in the period */
                    hasClaim: boolean;
                    /** @description What the book must give */
                    expect: {
                        /** @description What the period costs then, before levies, in cents */
                        netCents: number;
                        /** @description The fees of the transaction, in cents */
                        feeCents: number;
                    };
                }[];
                /** @description The optional covers */
                addOns: {
                    /**
                     * @description Which optional cover it is
                     * @enum {unknown}
                     */
                    id: "breakdown" | "legal" | "windscreen" | "keycare";
                    /** @description What a person reads */
                    title: string;
                    /** @description The first of them is meant where none is named */
                    levels: {
                        /** @description What to send */
                        level: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Before levies, in cents */
                        netCents: number;
                    }[];
                }[];
                /** @description What declines or refers a risk */
                underwriting: ({
                    /** @description What the rule is called, once in the book */
                    id: string;
                    /**
                     * @description What the rule does to a risk: decline it, or refer it to an underwriter
                     * @enum {unknown}
                     */
                    decision: "decline" | "refer";
                    /**
                     * @description A number of the risk
                     * @enum {unknown}
                     */
                    input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                    /** @description It holds where the input is below this */
                    below?: number;
                    /** @description It holds where the input is above this */
                    above?: number;
                    /** @description A sentence for the broker */
                    reason: string;
                } | {
                    /** @description What the rule is called, once in the book */
                    id: string;
                    /**
                     * @description What the rule does to a risk: decline it, or refer it to an underwriter
                     * @enum {unknown}
                     */
                    decision: "decline" | "refer";
                    /** @description The id of a table factor, under whatever cover */
                    factor: string;
                    /** @description The row of that table */
                    row: string;
                    /** @description A sentence for the broker */
                    reason: string;
                } | {
                    /** @description What the rule is called, once in the book */
                    id: string;
                    /**
                     * @description What the rule does to a risk: decline it, or refer it to an underwriter
                     * @enum {unknown}
                     */
                    decision: "decline" | "refer";
                    /**
                     * @description Whether every one of them must hold, or one is enough
                     * @enum {unknown}
                     */
                    match: "all" | "any";
                    /** @description Tests, and groups of tests */
                    conditions: ({
                        /**
                         * @description A number of the risk
                         * @enum {unknown}
                         */
                        input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description It holds where the input is below this */
                        below?: number;
                        /** @description It holds where the input is above this */
                        above?: number;
                    } | {
                        /** @description The id of a table factor, under whatever cover */
                        factor: string;
                        /** @description The row of that table */
                        row: string;
                    } | {
                        /**
                         * @description Whether every one of them must hold, or one is enough
                         * @enum {unknown}
                         */
                        match: "all" | "any";
                        /** @description What must hold of the risk */
                        tests: ({
                            /**
                             * @description A number of the risk
                             * @enum {unknown}
                             */
                            input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                            /** @description It holds where the input is below this */
                            below?: number;
                            /** @description It holds where the input is above this */
                            above?: number;
                        } | {
                            /** @description The id of a table factor, under whatever cover */
                            factor: string;
                            /** @description The row of that table */
                            row: string;
                        })[];
                    })[];
                    /** @description A sentence for the broker */
                    reason: string;
                })[];
                /** @description What must be known before cover begins, or confirmed by the person who sells it */
                beforeCover?: {
                    /** @description Elements of the quote document, as Customer/LicenceType */
                    facts: ("Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Product" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Customer/Language" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms")[];
                    /**
                     * @description At the desk alone, or for API clients too, who get warnings otherwise
                     * @enum {unknown}
                     */
                    where: "desk" | "everywhere";
                };
                /** @description Premiums worked out by hand: each must hold before the book may become active */
                examples: {
                    /** @description What the example shows */
                    title: string;
                    /** @description The risk; what is absent is assumed */
                    inputs: {
                        /**
                         * @description The cover that is asked for
                         * @enum {unknown}
                         */
                        cover: "Comprehensive" | "TPFT" | "ThirdParty";
                        /** @description Who drives next to the policyholder */
                        namedDrivers?: {
                            /** @description The place among the named drivers */
                            driver: number;
                            /** @description Whether this person drives the car more than anybody else */
                            mainDriver?: boolean;
                            /** @description As Customer/LicenceType of a quote */
                            licenceType?: string;
                            /** @description As Customer/Occupation of a quote */
                            occupation?: string;
                            /** @description As Customer/LicenceHeldYears of a quote */
                            licenceYears?: number;
                            /** @description As Customer/YearsResident of a quote */
                            yearsResident?: number;
                            /** @description As ClaimsHistory/NumberOfClaims of a quote */
                            claims?: number;
                            /** @description As ClaimsHistory/YearsNoClaims of a quote */
                            noClaimsYears?: number;
                            /** @description Completed years at inception */
                            driverAge?: number;
                            /** @description Completed years at inception since the driver was 17 */
                            yearsSinceSeventeen?: number;
                            /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                            penaltyPoints?: number;
                            /** @description Listed convictions of the five years before inception */
                            convictions?: number;
                            /** @description Listed disqualifications that began in the five years before inception */
                            disqualifications?: number;
                            /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                            disqualifiedDays?: number;
                            /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                            allClaims?: number;
                            /** @description Of all claims, those that no list says were not the fault of the driver */
                            faultClaims?: number;
                            /** @description Listed claims that are not settled */
                            openClaims?: number;
                            /** @description Euro, the amounts of the listed claims of the last five years */
                            claimsCost?: number;
                        }[];
                        /** @description As Policy/UseClass of a quote */
                        useClass?: string;
                        /** @description As Customer/LicenceType of a quote */
                        licenceType?: string;
                        /** @description As Customer/Occupation of a quote */
                        occupation?: string;
                        /** @description As Address/County of a quote */
                        county?: string;
                        /** @description As Vehicle/Make of a quote */
                        make?: string;
                        /** @description As Vehicle/Model of a quote */
                        model?: string;
                        /** @description As Vehicle/FuelType of a quote */
                        fuelType?: string;
                        /** @description As Vehicle/SecurityDevices/AlarmImmobiliser of a quote */
                        alarmImmobiliser?: string;
                        /** @description As Vehicle/BodyType of a quote */
                        bodyType?: string;
                        /** @description As Vehicle/WeightClass of a quote */
                        weightClass?: string;
                        /** @description As Vehicle/Imported of a quote */
                        imported?: string;
                        /** @description As Vehicle/Modifications of a quote */
                        modifications?: string;
                        /** @description As Vehicle/OvernightParking of a quote */
                        parking?: string;
                        /** @description As Vehicle/Owner of a quote */
                        owner?: string;
                        /** @description As Vehicle/RegisteredKeeper of a quote */
                        registeredKeeper?: string;
                        /** @description As NoClaimsBonus/Country of a quote */
                        bonusCountry?: string;
                        /** @description As NoClaimsBonus/Protected of a quote */
                        bonusProtected?: string;
                        /** @description As NoClaimsBonus/EvidenceSeen of a quote */
                        bonusEvidence?: string;
                        /** @description As PreviousInsurance/Refused of a quote */
                        refusedBefore?: string;
                        /** @description As PreviousInsurance/SpecialTerms of a quote */
                        specialTerms?: string;
                        /** @description The first three characters of the Eircode */
                        routingKey?: string;
                        /** @description As Customer/LicenceHeldYears of a quote */
                        licenceYears?: number;
                        /** @description As Customer/YearsResident of a quote */
                        yearsResident?: number;
                        /** @description As Vehicle/EngineSize of a quote */
                        engineSize?: number;
                        /** @description As Vehicle/Value of a quote */
                        value?: number;
                        /** @description As Vehicle/Mileage of a quote */
                        mileage?: number;
                        /** @description As ClaimsHistory/NumberOfClaims of a quote */
                        claims?: number;
                        /** @description As ClaimsHistory/YearsNoClaims of a quote */
                        noClaimsYears?: number;
                        /** @description As NoClaimsBonus/Years of a quote */
                        bonusYears?: number;
                        /** @description Completed years at inception */
                        driverAge?: number;
                        /** @description Completed years at inception since the driver was 17 */
                        yearsSinceSeventeen?: number;
                        /** @description Years, by calendar year */
                        vehicleAge?: number;
                        /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                        penaltyPoints?: number;
                        /** @description Listed convictions of the five years before inception */
                        convictions?: number;
                        /** @description Listed disqualifications that began in the five years before inception */
                        disqualifications?: number;
                        /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                        disqualifiedDays?: number;
                        /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                        allClaims?: number;
                        /** @description Of all claims, those that no list says were not the fault of the driver */
                        faultClaims?: number;
                        /** @description Listed claims that are not settled */
                        openClaims?: number;
                        /** @description Euro, the amounts of the listed claims of the last five years */
                        claimsCost?: number;
                        /** @description Euro of a claim that the policyholder bears */
                        excess?: number;
                        /** @description Percent that the broker gives */
                        discount?: number;
                        /** @description Days of the policy, its first and its last counted; absent: a year */
                        periodDays?: number;
                    };
                    /** @description The optional covers that are chosen, each with its level */
                    addOns?: {
                        /** @description The level of breakdown assistance */
                        breakdown?: string;
                        /** @description The level of legal expenses cover */
                        legal?: string;
                        /** @description The level of windscreen cover */
                        windscreen?: string;
                        /** @description The level of key cover */
                        keycare?: string;
                    };
                    /**
                     * @description Absent: cautious, as of a full quote
                     * @enum {unknown}
                     */
                    basis?: "typical" | "cautious";
                    /** @description The day on which the premium is received: it decides the levies, YYYY-MM-DD */
                    receivedOn: string;
                    /** @description What the book must give */
                    expect: {
                        /** @description Before levies, in cents */
                        netCents: number;
                        /** @description With levies, in cents */
                        grossCents: number;
                        /** @description The policy fee, in cents */
                        feeCents: number;
                        /** @description Gross premium and fee, in cents */
                        premiumCents: number;
                    };
                }[];
            };
            signature?: {
                /** @constant */
                algorithm: "Ed25519";
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description The 64 bytes of the signature over the canonical JSON of the rate book, Base64 */
                value: string;
            };
        };
        RateBookCheck: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
            }[];
            /** @description In the order of the book; null where it has faults that keep it from rating */
            examples: {
                title: string;
                /** @description What the book must give */
                found: {
                    /** @description Before levies, in cents */
                    netCents: number;
                    /** @description With levies, in cents */
                    grossCents: number;
                    /** @description The policy fee, in cents */
                    feeCents: number;
                    /** @description Gross premium and fee, in cents */
                    premiumCents: number;
                };
                /** @description The amounts that are not as expected; empty: the example holds */
                differing: ("netCents" | "grossCents" | "feeCents" | "premiumCents")[];
            }[] | null;
        };
        RateBookDiff: {
            from: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            to: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            /** @description In the order of the books; empty: the same */
            changes: {
                /**
                 * @description `moved`: it stands before or behind others that it did not
                 * @enum {unknown}
                 */
                kind: "added" | "removed" | "changed" | "moved";
                /** @description Where it stands in the second book, or of what was removed, in the first: `factors[2].rows[1]` */
                path: string;
                /** @description The factor, where it is in one */
                table?: {
                    id: string;
                    title: string;
                };
                /** @description The name of a row of words; the bound of a band or a point; of a rule its reason; of a product, an optional cover, its level or an example what it is called */
                row?: string;
                /** @description As it was; where it moved, its place, counted from 1 */
                from?: unknown;
                /** @description As it is; where it moved, its place, counted from 1 */
                to?: unknown;
            }[];
        };
        RateBookTrial: {
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
            }[];
            /** @description Null where a fault keeps the book from pricing */
            examples: {
                /** @description What the example shows */
                title: string;
                /** @description Whether every amount is the expected one */
                holds: boolean;
                /** @description Cents */
                expectedCents: number;
                /** @description Cents */
                premiumCents: number;
                /** @description What the book must give */
                found: {
                    /** @description Before levies, in cents */
                    netCents: number;
                    /** @description With levies, in cents */
                    grossCents: number;
                    /** @description The policy fee, in cents */
                    feeCents: number;
                    /** @description Gross premium and fee, in cents */
                    premiumCents: number;
                };
                /** @description The premium less the expected one */
                differenceCents: number;
                /** @description Null without a base that can be priced by */
                baseCents: number | null;
            }[] | null;
            /** @description Null where no risk was given, or the book cannot price */
            covers: {
                /** @enum {unknown} */
                cover: "Comprehensive" | "TPFT" | "ThirdParty";
                /** @description Cents */
                premiumCents: number;
                /** @description Null without a base that can be priced by */
                baseCents: number | null;
                explanation: components["schemas"]["Explanation"];
            }[] | null;
        };
        CheckedRateBook: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            /**
             * @description An approved one whose activation is still to come stays `approved` until then. A superseded rate book still rates covers that began before the one after it
             * @enum {unknown}
             */
            state: "draft" | "checked" | "approved" | "active" | "superseded" | "withdrawn";
            /** @description Null while it was never activated */
            activatedAt: string | null;
            /** @description Null where no one signed it */
            publisher: {
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description SHA-256 of the key, Base64, after `SHA256:` */
                fingerprint: string;
            } | null;
            /** @description What happened to it, oldest first. What came with Quotedesk has no step of its activation */
            steps: {
                /** @enum {unknown} */
                step: "drafted" | "checked" | "approved" | "activated" | "withdrawn" | "clockConfirmed";
                /** @description When: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description The person, where a name was given */
                name?: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
                reason?: string;
                /** @description When it starts to rate new quotes: ISO 8601, UTC */
                from?: string;
                /**
                 * @description Approved without a second person, by its drafter or perhaps its drafter
                 * @constant
                 */
                ownDraft?: true;
            }[];
            /** @description Null where the kept book is damaged */
            summary: {
                name: string;
                version: string;
                scheme: {
                    id: string;
                    name: string;
                    /** @description Whose policy it is */
                    insurer: string;
                    /** @description Of business, as private-motor */
                    line: string;
                };
                demonstration: boolean;
                /** @description Its first day, `YYYY-MM-DD` */
                inForceFrom: string;
                /** @description How many worked examples it has */
                examples: number;
            } | null;
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
            }[];
        };
        CheckedRateBookFile: {
            /** @description Null where the file has not the shape of a rate book: the findings say why */
            book: {
                /** @description SHA-256 of the canonical JSON, hexadecimal */
                hash: string;
                /** @description Whether it is kept here already */
                isKept: boolean;
                scheme: {
                    id: string;
                    name: string;
                    /** @description Whose policy it is */
                    insurer: string;
                    /** @description Of business, as private-motor */
                    line: string;
                };
                rateBook: {
                    /** @description What the book is called */
                    name: string;
                    /** @description Its edition, as 2026.5 */
                    version: string;
                    /** @description Whether it is a demonstration: nothing may be sold with it */
                    demonstration: boolean;
                    /** @description The insurer, as it stands on documents */
                    underwriter: string;
                    /** @description The scheme that the book prices; absent: the default scheme */
                    scheme?: {
                        /** @description What programs call it */
                        id: string;
                        /** @description What a person reads */
                        name: string;
                        /** @description The line of business, as private-motor */
                        line: string;
                        /**
                         * @description Where its insurer is authorised, which decides the levies; absent: ireland: `other-member-state` is one of the European Union but Ireland
                         * @enum {unknown}
                         */
                        authorisedIn?: "ireland" | "other-member-state";
                    };
                    /** @description The first day of cover that it rates, YYYY-MM-DD */
                    inForceFrom: string;
                    /** @description For how many days a quote holds */
                    validityDays: number;
                    /**
                     * @description A car with another open quote or a policy for some of the same days: `stop` refuses to accept the quote until a caller with the authority gives a reason, `warn` never does. Absent: the desk is stopped, the API warned
                     * @enum {unknown}
                     */
                    duplicates?: "warn" | "stop";
                    /** @description What is on offer */
                    products: {
                        /** @description What programs call it */
                        id: string;
                        /** @description What a person reads */
                        name: string;
                        /** @description A sentence about its cover */
                        description: string;
                        /**
                         * @description The cover that it sells
                         * @enum {unknown}
                         */
                        cover?: "Comprehensive" | "TPFT" | "ThirdParty";
                    }[];
                    /** @description What the factors multiply */
                    base: {
                        /** @description What its step in the premium is called */
                        title: string;
                        /** @description The premium of a year before every factor */
                        cents: {
                            /** @description Of comprehensive cover, in cents */
                            Comprehensive: number;
                            /** @description Of third party, fire and theft, in cents */
                            TPFT: number;
                            /** @description Of third party only, in cents */
                            ThirdParty: number;
                        };
                    };
                    /** @description They multiply the base premium in this order, each step rounded to the cent */
                    factors: ({
                        /** @description What the factor is called, once under each cover */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Absent: every cover */
                        covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                        /**
                         * @description The optional cover whose price alone it moves; absent: the premium
                         * @enum {unknown}
                         */
                        addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                        /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                        optional?: boolean;
                        /**
                         * @description Rows by word
                         * @constant
                         */
                        kind: "table";
                        /** @description The first that is given and known picks the row */
                        inputs: ("useClass" | "licenceType" | "occupation" | "county" | "make" | "model" | "fuelType" | "alarmImmobiliser" | "bodyType" | "weightClass" | "imported" | "modifications" | "parking" | "owner" | "registeredKeeper" | "bonusCountry" | "bonusProtected" | "bonusEvidence" | "refusedBefore" | "specialTerms" | "routingKey")[];
                        assume: string | {
                            /** @description The row used where nothing is given */
                            typical: string;
                            /** @description The row used where nothing is given */
                            cautious: string;
                        };
                        unknown?: {
                            /**
                             * @description Rated with a warning
                             * @constant
                             */
                            decision: "assume";
                            /** @description The row that it is rated as */
                            row: string;
                        } | {
                            /**
                             * @description Rated as an answer, as of a free text
                             * @constant
                             */
                            decision: "accept";
                            /** @description The row that it is rated as */
                            row: string;
                        } | {
                            /**
                             * @description Rated, and referred to an underwriter
                             * @constant
                             */
                            decision: "refer";
                            /** @description The row that it is rated as */
                            row: string;
                            /** @description A sentence for the broker */
                            reason: string;
                        } | {
                            /**
                             * @description Not accepted
                             * @constant
                             */
                            decision: "decline";
                            /** @description A sentence for the broker */
                            reason: string;
                        };
                        /** @description Each word in one row alone */
                        rows: {
                            /** @description What the row is called, and a word for it */
                            row: string;
                            /** @description A multiplier with at most four decimal places */
                            relativity: number;
                            /** @description A flat amount added after the multiplier, in cents */
                            loadCents?: number;
                            /** @description Other words for it, case forgiven */
                            words: string[];
                        }[];
                    } | {
                        /** @description What the factor is called, once under each cover */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Absent: every cover */
                        covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                        /**
                         * @description The optional cover whose price alone it moves; absent: the premium
                         * @enum {unknown}
                         */
                        addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                        /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                        optional?: boolean;
                        /**
                         * @description Rows by the words of several inputs
                         * @constant
                         */
                        kind: "combination";
                        /** @description What is looked at together, as make and model */
                        inputs: ("useClass" | "licenceType" | "occupation" | "county" | "make" | "model" | "fuelType" | "alarmImmobiliser" | "bodyType" | "weightClass" | "imported" | "modifications" | "parking" | "owner" | "registeredKeeper" | "bonusCountry" | "bonusProtected" | "bonusEvidence" | "refusedBefore" | "specialTerms" | "routingKey")[];
                        assume: string | {
                            /** @description The row used where nothing is given */
                            typical: string;
                            /** @description The row used where nothing is given */
                            cautious: string;
                        };
                        unknown?: {
                            /**
                             * @description Rated with a warning
                             * @constant
                             */
                            decision: "assume";
                            /** @description The row that it is rated as */
                            row: string;
                        } | {
                            /**
                             * @description Rated as an answer, as of a free text
                             * @constant
                             */
                            decision: "accept";
                            /** @description The row that it is rated as */
                            row: string;
                        } | {
                            /**
                             * @description Rated, and referred to an underwriter
                             * @constant
                             */
                            decision: "refer";
                            /** @description The row that it is rated as */
                            row: string;
                            /** @description A sentence for the broker */
                            reason: string;
                        } | {
                            /**
                             * @description Not accepted
                             * @constant
                             */
                            decision: "decline";
                            /** @description A sentence for the broker */
                            reason: string;
                        };
                        /** @description What the combinations lead to */
                        rows: {
                            /** @description What the row is called */
                            row: string;
                            /** @description A multiplier with at most four decimal places */
                            relativity: number;
                            /** @description A flat amount added after the multiplier, in cents */
                            loadCents?: number;
                        }[];
                        /** @description The one that names most inputs picks the row; of as many, the one that names the earlier inputs */
                        combinations: {
                            /** @description The row that it leads to */
                            row: string;
                            /** @description Words, one of which must be given */
                            words: {
                                /** @description One of these */
                                useClass?: string[];
                                /** @description One of these */
                                licenceType?: string[];
                                /** @description One of these */
                                occupation?: string[];
                                /** @description One of these */
                                county?: string[];
                                /** @description One of these */
                                make?: string[];
                                /** @description One of these */
                                model?: string[];
                                /** @description One of these */
                                fuelType?: string[];
                                /** @description One of these */
                                alarmImmobiliser?: string[];
                                /** @description One of these */
                                bodyType?: string[];
                                /** @description One of these */
                                weightClass?: string[];
                                /** @description One of these */
                                imported?: string[];
                                /** @description One of these */
                                modifications?: string[];
                                /** @description One of these */
                                parking?: string[];
                                /** @description One of these */
                                owner?: string[];
                                /** @description One of these */
                                registeredKeeper?: string[];
                                /** @description One of these */
                                bonusCountry?: string[];
                                /** @description One of these */
                                bonusProtected?: string[];
                                /** @description One of these */
                                bonusEvidence?: string[];
                                /** @description One of these */
                                refusedBefore?: string[];
                                /** @description One of these */
                                specialTerms?: string[];
                                /** @description One of these */
                                routingKey?: string[];
                            };
                            /** @description Whether the row is only assumed, with a warning: it stands for words of the other inputs that no combination has */
                            assumed?: boolean;
                        }[];
                        /** @description Other words for a word of a combination */
                        spellings?: {
                            /** @description Each word with its other spellings */
                            useClass?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            licenceType?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            occupation?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            county?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            make?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            model?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            fuelType?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            alarmImmobiliser?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            bodyType?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            weightClass?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            imported?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            modifications?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            parking?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            owner?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            registeredKeeper?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            bonusCountry?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            bonusProtected?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            bonusEvidence?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            refusedBefore?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            specialTerms?: {
                                [key: string]: string[];
                            };
                            /** @description Each word with its other spellings */
                            routingKey?: {
                                [key: string]: string[];
                            };
                        };
                    } | {
                        /** @description What the factor is called, once under each cover */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Absent: every cover */
                        covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                        /**
                         * @description The optional cover whose price alone it moves; absent: the premium
                         * @enum {unknown}
                         */
                        addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                        /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                        optional?: boolean;
                        /**
                         * @description Rows by range
                         * @constant
                         */
                        kind: "bands";
                        /**
                         * @description A number of the risk
                         * @enum {unknown}
                         */
                        input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description What stands behind a value, as years */
                        unit?: string;
                        /** @description The unit where the value is 1; absent: the same */
                        unitOfOne?: string;
                        assume: number | {
                            /** @description The value used where none is given */
                            typical: number;
                            /** @description The value used where none is given */
                            cautious: number;
                        };
                        /**
                         * @description An input that the assumption may not fall below, where it is given
                         * @enum {unknown}
                         */
                        assumeAtLeast?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /**
                         * @description An input that the assumption may not exceed, where it is given: it limits the least, too
                         * @enum {unknown}
                         */
                        assumeAtMost?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description The value where none is given, but the answer to another question says it: no assumption */
                        implied?: {
                            /** @description The id of a table factor */
                            factor: string;
                            /** @description Its row, chosen by a word that was given */
                            row: string;
                            /** @description The value that it implies */
                            value: number;
                        }[];
                        /** @description In rising order, the first from 0 */
                        bands: {
                            /** @description Its least value */
                            from: number;
                            /** @description A multiplier with at most four decimal places */
                            relativity: number;
                            /** @description A flat amount added after the multiplier, in cents */
                            loadCents?: number;
                        }[];
                    } | {
                        /** @description What the factor is called, once under each cover */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Absent: every cover */
                        covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                        /**
                         * @description The optional cover whose price alone it moves; absent: the premium
                         * @enum {unknown}
                         */
                        addOn?: "breakdown" | "legal" | "windscreen" | "keycare";
                        /** @description Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it */
                        optional?: boolean;
                        /**
                         * @description A line through points
                         * @constant
                         */
                        kind: "line";
                        /**
                         * @description A number of the risk
                         * @enum {unknown}
                         */
                        input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description What stands behind a value, as years */
                        unit?: string;
                        /** @description The unit where the value is 1; absent: the same */
                        unitOfOne?: string;
                        assume: number | {
                            /** @description The value used where none is given */
                            typical: number;
                            /** @description The value used where none is given */
                            cautious: number;
                        };
                        /**
                         * @description An input that the assumption may not fall below, where it is given
                         * @enum {unknown}
                         */
                        assumeAtLeast?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /**
                         * @description An input that the assumption may not exceed, where it is given: it limits the least, too
                         * @enum {unknown}
                         */
                        assumeAtMost?: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description The value where none is given, but the answer to another question says it: no assumption */
                        implied?: {
                            /** @description The id of a table factor */
                            factor: string;
                            /** @description Its row, chosen by a word that was given */
                            row: string;
                            /** @description The value that it implies */
                            value: number;
                        }[];
                        /** @description In rising order */
                        points: {
                            /** @description A value, a whole number */
                            at: number;
                            /** @description A multiplier with at most four decimal places */
                            relativity: number;
                        }[];
                        /** @description How far the line goes on straight beyond its points; it is level from there */
                        extrapolate?: {
                            /** @description The value below the first point down to which it goes on */
                            from?: number;
                            /** @description The value above the last point up to which it goes on */
                            upTo?: number;
                        };
                    })[];
                    /** @description Caps and floors, each applied after the last of its factors */
                    limits?: {
                        /** @description What the limit is called, once in the book */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Absent: every cover */
                        covers?: ("Comprehensive" | "TPFT" | "ThirdParty")[];
                        /** @description The ids of factors that follow one another; absent: every factor */
                        factors?: string[];
                        /** @description The least of what was there before them that they leave, as 0.6 */
                        least?: number;
                        /** @description The most of what was there before them that they lead to, as 1.5 */
                        most?: number;
                        /** @description The most that they take off, in cents */
                        mostTakenCents?: number;
                        /** @description The most that they add, in cents */
                        mostAddedCents?: number;
                    }[];
                    /** @description How named drivers count: by what the one with the highest premium costs more than the policyholder */
                    namedDrivers?: {
                        /** @description Of the step in the premium */
                        title: string;
                        /** @description What one is called, as Named driver */
                        driver: string;
                        /** @description The ids of the factors that are rated again with a named driver's own answers */
                        factors: string[];
                        /** @description Of the difference, at most four decimal places */
                        share: number;
                        /** @description The same for the one who is the main driver, at most four decimal places */
                        mainShare: number;
                    };
                    /** @description The least net premium of a year */
                    minimumNetCents: {
                        /** @description Of comprehensive cover, in cents */
                        Comprehensive: number;
                        /** @description Of third party, fire and theft, in cents */
                        TPFT: number;
                        /** @description Of third party only, in cents */
                        ThirdParty: number;
                    };
                    /** @description The fee on top of the gross premium, in cents */
                    policyFeeCents: number;
                    /** @description Other fees, the insurer's and the broker's */
                    fees?: {
                        /** @description What the fee is called, once in the book */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /**
                         * @description Whose the fee is
                         * @enum {unknown}
                         */
                        owner: "insurer" | "broker";
                        /** @description A fixed amount, in cents */
                        cents?: number;
                        /** @description Of the premium, at most four decimal places */
                        share?: number;
                        /**
                         * @description Which premium the share is of; absent: gross, with levies
                         * @enum {unknown}
                         */
                        of?: "net" | "gross";
                        /** @description The least fee, in cents */
                        leastCents?: number;
                        /** @description The highest fee, in cents */
                        mostCents?: number;
                    }[];
                    /** @description How a premium may be paid over time */
                    instalmentPlans?: {
                        /** @description What the plan is called, once in the book */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /** @description Of the premium, paid at once, at most four decimal places */
                        depositShare?: number;
                        /** @description An amount paid at once, in cents */
                        depositCents?: number;
                        /** @description How many equal instalments */
                        number: number;
                        /** @description The service charge, of what the deposit leaves, at most four decimal places */
                        chargeShare?: number;
                        /** @description The service charge, as an amount for all instalments, in cents */
                        chargeCents?: number;
                        /**
                         * @description Whether an instalment is rounded to the cent before the service charge is added, and again after it, or only after it
                         * @enum {unknown}
                         */
                        round: "before" | "after";
                    }[];
                    /** @description The least premium that may be set by hand, in cents */
                    smallestPremiumCents: number;
                    /** @description The periods that are sold, and what another one than a year costs */
                    periods?: {
                        /** @description Of the shortest policy */
                        leastDays: number;
                        /** @description Of the longest policy */
                        mostMonths: number;
                        /** @description The short-period scale, up to 366 days at a share of 1; a longer policy costs 1/365 a day */
                        scale: {
                            /** @description The longest policy of the row */
                            upToDays: number;
                            /** @description Of a year's net premium, at most four decimal places */
                            share: number;
                        }[];
                    };
                    /** @description How a policy is changed, cancelled and reinstated */
                    servicing?: {
                        /**
                         * @description The rate book that an adjustment is rated on: the one of the policy, or the one in force on its day; absent: the one of the policy
                         * @enum {unknown}
                         */
                        ratedOn?: "policyBook" | "bookInForce";
                        /** @description Whether levies go back with premium that an adjustment or the customer returns */
                        returnsLevies: boolean;
                        /**
                         * @description What is kept where the customer cancels: premium by the day, or a share of the period by the scale
                         * @enum {unknown}
                         */
                        method: "proRata" | "shortPeriod";
                        /**
                         * @description What the scale counts: days on cover, or months begun; absent: days
                         * @enum {unknown}
                         */
                        countedIn?: "days" | "months";
                        /** @description The least net premium that is kept where the customer cancels, in cents */
                        leastKeptCents: number;
                        /** @description Whether nothing is returned where the customer cancels after a claim in the period */
                        keptAfterClaim: boolean;
                        /** @description For how many days a cancelled policy may be reinstated */
                        reinstatementDays: number;
                        /** @description How many years of no-claims bonus each claim of a year takes */
                        bonusStepBack: number;
                        /** @description The short-period scale of cancellation: what is kept of the premium of the period */
                        cancellationScale?: {
                            /** @description The most days, or months begun, on cover of the row */
                            upTo: number;
                            /** @description Of the net premium of the period, at most four decimal places */
                            keeps: number;
                        }[];
                    };
                    /** @description What changing a policy costs */
                    transactionFees?: {
                        /** @description What the fee is called, once in the book */
                        id: string;
                        /** @description What a person reads */
                        title: string;
                        /**
                         * @description Whose the fee is
                         * @enum {unknown}
                         */
                        owner: "insurer" | "broker";
                        /**
                         * @description What it is on; a cancellation only where the customer cancels after the cooling-off
                         * @enum {unknown}
                         */
                        on: "adjustment" | "cancellation" | "reinstatement";
                        /** @description The amount, in cents */
                        cents: number;
                    }[];
                    /** @description Transactions worked out by hand: each must hold before the book may become active */
                    transactionExamples?: {
                        /** @description What the example shows */
                        title: string;
                        /**
                         * @description What happens: an adjustment, or how the policy ends
                         * @enum {unknown}
                         */
                        kind: "adjustment" | "coolingOff" | "customer" | "insurer" | "fromStart";
                        /** @description Days of the period */
                        periodDays: number;
                        /** @description Days of cover before it, from 1 January of a year without a leap day */
                        daysHad: number;
                        /** @description The net premium of the period before it, in cents */
                        netCents: number;
                        /** @description Of an adjustment: the net premium of the whole period at what is covered then, in cents */
                        newNetCents?: number;
                        /** @description Whether there was a claim in the period */
                        hasClaim: boolean;
                        /** @description What the book must give */
                        expect: {
                            /** @description What the period costs then, before levies, in cents */
                            netCents: number;
                            /** @description The fees of the transaction, in cents */
                            feeCents: number;
                        };
                    }[];
                    /** @description The optional covers */
                    addOns: {
                        /**
                         * @description Which optional cover it is
                         * @enum {unknown}
                         */
                        id: "breakdown" | "legal" | "windscreen" | "keycare";
                        /** @description What a person reads */
                        title: string;
                        /** @description The first of them is meant where none is named */
                        levels: {
                            /** @description What to send */
                            level: string;
                            /** @description What a person reads */
                            title: string;
                            /** @description Before levies, in cents */
                            netCents: number;
                        }[];
                    }[];
                    /** @description What declines or refers a risk */
                    underwriting: ({
                        /** @description What the rule is called, once in the book */
                        id: string;
                        /**
                         * @description What the rule does to a risk: decline it, or refer it to an underwriter
                         * @enum {unknown}
                         */
                        decision: "decline" | "refer";
                        /**
                         * @description A number of the risk
                         * @enum {unknown}
                         */
                        input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                        /** @description It holds where the input is below this */
                        below?: number;
                        /** @description It holds where the input is above this */
                        above?: number;
                        /** @description A sentence for the broker */
                        reason: string;
                    } | {
                        /** @description What the rule is called, once in the book */
                        id: string;
                        /**
                         * @description What the rule does to a risk: decline it, or refer it to an underwriter
                         * @enum {unknown}
                         */
                        decision: "decline" | "refer";
                        /** @description The id of a table factor, under whatever cover */
                        factor: string;
                        /** @description The row of that table */
                        row: string;
                        /** @description A sentence for the broker */
                        reason: string;
                    } | {
                        /** @description What the rule is called, once in the book */
                        id: string;
                        /**
                         * @description What the rule does to a risk: decline it, or refer it to an underwriter
                         * @enum {unknown}
                         */
                        decision: "decline" | "refer";
                        /**
                         * @description Whether every one of them must hold, or one is enough
                         * @enum {unknown}
                         */
                        match: "all" | "any";
                        /** @description Tests, and groups of tests */
                        conditions: ({
                            /**
                             * @description A number of the risk
                             * @enum {unknown}
                             */
                            input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                            /** @description It holds where the input is below this */
                            below?: number;
                            /** @description It holds where the input is above this */
                            above?: number;
                        } | {
                            /** @description The id of a table factor, under whatever cover */
                            factor: string;
                            /** @description The row of that table */
                            row: string;
                        } | {
                            /**
                             * @description Whether every one of them must hold, or one is enough
                             * @enum {unknown}
                             */
                            match: "all" | "any";
                            /** @description What must hold of the risk */
                            tests: ({
                                /**
                                 * @description A number of the risk
                                 * @enum {unknown}
                                 */
                                input: "licenceYears" | "yearsResident" | "engineSize" | "value" | "mileage" | "claims" | "noClaimsYears" | "bonusYears" | "driverAge" | "yearsSinceSeventeen" | "vehicleAge" | "penaltyPoints" | "convictions" | "disqualifications" | "disqualifiedDays" | "allClaims" | "faultClaims" | "openClaims" | "claimsCost" | "excess" | "discount" | "periodDays";
                                /** @description It holds where the input is below this */
                                below?: number;
                                /** @description It holds where the input is above this */
                                above?: number;
                            } | {
                                /** @description The id of a table factor, under whatever cover */
                                factor: string;
                                /** @description The row of that table */
                                row: string;
                            })[];
                        })[];
                        /** @description A sentence for the broker */
                        reason: string;
                    })[];
                    /** @description What must be known before cover begins, or confirmed by the person who sells it */
                    beforeCover?: {
                        /** @description Elements of the quote document, as Customer/LicenceType */
                        facts: ("Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Product" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Customer/Language" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms")[];
                        /**
                         * @description At the desk alone, or for API clients too, who get warnings otherwise
                         * @enum {unknown}
                         */
                        where: "desk" | "everywhere";
                    };
                    /** @description Premiums worked out by hand: each must hold before the book may become active */
                    examples: {
                        /** @description What the example shows */
                        title: string;
                        /** @description The risk; what is absent is assumed */
                        inputs: {
                            /**
                             * @description The cover that is asked for
                             * @enum {unknown}
                             */
                            cover: "Comprehensive" | "TPFT" | "ThirdParty";
                            /** @description Who drives next to the policyholder */
                            namedDrivers?: {
                                /** @description The place among the named drivers */
                                driver: number;
                                /** @description Whether this person drives the car more than anybody else */
                                mainDriver?: boolean;
                                /** @description As Customer/LicenceType of a quote */
                                licenceType?: string;
                                /** @description As Customer/Occupation of a quote */
                                occupation?: string;
                                /** @description As Customer/LicenceHeldYears of a quote */
                                licenceYears?: number;
                                /** @description As Customer/YearsResident of a quote */
                                yearsResident?: number;
                                /** @description As ClaimsHistory/NumberOfClaims of a quote */
                                claims?: number;
                                /** @description As ClaimsHistory/YearsNoClaims of a quote */
                                noClaimsYears?: number;
                                /** @description Completed years at inception */
                                driverAge?: number;
                                /** @description Completed years at inception since the driver was 17 */
                                yearsSinceSeventeen?: number;
                                /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                                penaltyPoints?: number;
                                /** @description Listed convictions of the five years before inception */
                                convictions?: number;
                                /** @description Listed disqualifications that began in the five years before inception */
                                disqualifications?: number;
                                /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                                disqualifiedDays?: number;
                                /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                                allClaims?: number;
                                /** @description Of all claims, those that no list says were not the fault of the driver */
                                faultClaims?: number;
                                /** @description Listed claims that are not settled */
                                openClaims?: number;
                                /** @description Euro, the amounts of the listed claims of the last five years */
                                claimsCost?: number;
                            }[];
                            /** @description As Policy/UseClass of a quote */
                            useClass?: string;
                            /** @description As Customer/LicenceType of a quote */
                            licenceType?: string;
                            /** @description As Customer/Occupation of a quote */
                            occupation?: string;
                            /** @description As Address/County of a quote */
                            county?: string;
                            /** @description As Vehicle/Make of a quote */
                            make?: string;
                            /** @description As Vehicle/Model of a quote */
                            model?: string;
                            /** @description As Vehicle/FuelType of a quote */
                            fuelType?: string;
                            /** @description As Vehicle/SecurityDevices/AlarmImmobiliser of a quote */
                            alarmImmobiliser?: string;
                            /** @description As Vehicle/BodyType of a quote */
                            bodyType?: string;
                            /** @description As Vehicle/WeightClass of a quote */
                            weightClass?: string;
                            /** @description As Vehicle/Imported of a quote */
                            imported?: string;
                            /** @description As Vehicle/Modifications of a quote */
                            modifications?: string;
                            /** @description As Vehicle/OvernightParking of a quote */
                            parking?: string;
                            /** @description As Vehicle/Owner of a quote */
                            owner?: string;
                            /** @description As Vehicle/RegisteredKeeper of a quote */
                            registeredKeeper?: string;
                            /** @description As NoClaimsBonus/Country of a quote */
                            bonusCountry?: string;
                            /** @description As NoClaimsBonus/Protected of a quote */
                            bonusProtected?: string;
                            /** @description As NoClaimsBonus/EvidenceSeen of a quote */
                            bonusEvidence?: string;
                            /** @description As PreviousInsurance/Refused of a quote */
                            refusedBefore?: string;
                            /** @description As PreviousInsurance/SpecialTerms of a quote */
                            specialTerms?: string;
                            /** @description The first three characters of the Eircode */
                            routingKey?: string;
                            /** @description As Customer/LicenceHeldYears of a quote */
                            licenceYears?: number;
                            /** @description As Customer/YearsResident of a quote */
                            yearsResident?: number;
                            /** @description As Vehicle/EngineSize of a quote */
                            engineSize?: number;
                            /** @description As Vehicle/Value of a quote */
                            value?: number;
                            /** @description As Vehicle/Mileage of a quote */
                            mileage?: number;
                            /** @description As ClaimsHistory/NumberOfClaims of a quote */
                            claims?: number;
                            /** @description As ClaimsHistory/YearsNoClaims of a quote */
                            noClaimsYears?: number;
                            /** @description As NoClaimsBonus/Years of a quote */
                            bonusYears?: number;
                            /** @description Completed years at inception */
                            driverAge?: number;
                            /** @description Completed years at inception since the driver was 17 */
                            yearsSinceSeventeen?: number;
                            /** @description Years, by calendar year */
                            vehicleAge?: number;
                            /** @description Points at inception: the number given, or those of the listed convictions of the last three years where these are more */
                            penaltyPoints?: number;
                            /** @description Listed convictions of the five years before inception */
                            convictions?: number;
                            /** @description Listed disqualifications that began in the five years before inception */
                            disqualifications?: number;
                            /** @description Days from inception until a listed disqualification is over; 0: none is in force */
                            disqualifiedDays?: number;
                            /** @description Claims of the last five years: the number given, or those that are listed where these are more */
                            allClaims?: number;
                            /** @description Of all claims, those that no list says were not the fault of the driver */
                            faultClaims?: number;
                            /** @description Listed claims that are not settled */
                            openClaims?: number;
                            /** @description Euro, the amounts of the listed claims of the last five years */
                            claimsCost?: number;
                            /** @description Euro of a claim that the policyholder bears */
                            excess?: number;
                            /** @description Percent that the broker gives */
                            discount?: number;
                            /** @description Days of the policy, its first and its last counted; absent: a year */
                            periodDays?: number;
                        };
                        /** @description The optional covers that are chosen, each with its level */
                        addOns?: {
                            /** @description The level of breakdown assistance */
                            breakdown?: string;
                            /** @description The level of legal expenses cover */
                            legal?: string;
                            /** @description The level of windscreen cover */
                            windscreen?: string;
                            /** @description The level of key cover */
                            keycare?: string;
                        };
                        /**
                         * @description Absent: cautious, as of a full quote
                         * @enum {unknown}
                         */
                        basis?: "typical" | "cautious";
                        /** @description The day on which the premium is received: it decides the levies, YYYY-MM-DD */
                        receivedOn: string;
                        /** @description What the book must give */
                        expect: {
                            /** @description Before levies, in cents */
                            netCents: number;
                            /** @description With levies, in cents */
                            grossCents: number;
                            /** @description The policy fee, in cents */
                            feeCents: number;
                            /** @description Gross premium and fee, in cents */
                            premiumCents: number;
                        };
                    }[];
                };
                signature?: {
                    /** @constant */
                    algorithm: "Ed25519";
                    /** @description The 32 bytes of the public key, Base64 */
                    publicKey: string;
                    /** @description The 64 bytes of the signature over the canonical JSON of the rate book, Base64 */
                    value: string;
                };
                publisher: {
                    /**
                     * @description `missing`, `new` and `other` need trust, `wrong` is never taken; `unsigned` and `known` are taken as they are
                     * @enum {unknown}
                     */
                    state: "unsigned" | "missing" | "wrong" | "known" | "new" | "other";
                    /** @description The key that signed the file: SHA-256, Base64, after `SHA256:` */
                    given?: string;
                    /** @description The key of the publisher of the scheme: SHA-256, Base64, after `SHA256:` */
                    known?: string;
                };
            } | null;
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
                /** @description As formulas name it: `'Vehicle value'!B4` */
                cell?: string;
            }[];
            /** @description The workbook with what was found on its rows; null where there is nothing to mark */
            markedBase64: string | null;
        };
        ExportedRateBook: {
            fileName: string;
            mediaType: string;
            contentBase64: string;
        };
        ImpactReport: {
            from: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            to: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            /** @description An Irish day, YYYY-MM-DD */
            since?: string;
            /** @description Invented risks, mixed roughly as on the Irish market */
            portfolio?: {
                /** @description How many risks */
                size: number;
                /** @description 2026 unless given */
                seed?: number;
            };
            /** @description Kept quotes that cannot be read: they are not among the risks */
            skipped: number;
            total: {
                /** @description All that were rated */
                risks: number;
                /** @description Those that neither book declines: only these have two premiums */
                compared: number;
                /** @description Of the compared ones, those whose premium is another */
                changed: number;
                /** @description Of the changed ones */
                dearer: number;
                /** @description Of the changed ones */
                cheaper: number;
                /** @description Euro: all compared premiums by the first book */
                before: number;
                /** @description Euro: the same by the second book */
                after: number;
                /** @description Of the sums, to two places; null where nothing was compared */
                percent: number | null;
                /** @description The compared ones by the percent that their premium moved: the bound nearer to 0 is outside a band, the other one inside; from 0 to 0 are those that did not move */
                bands: {
                    /** @description Null: no bound */
                    from: number | null;
                    /** @description Null: no bound */
                    to: number | null;
                    /** @description Those whose premium moved by so many percent */
                    risks: number;
                }[];
                /** @description Declined by the second book alone */
                newlyDeclined: number;
                /** @description Declined by the first book alone */
                noLongerDeclined: number;
                /** @description Referred by the second book, and plainly quoted by the first */
                newlyReferred: number;
                /** @description Referred by the first book, and plainly quoted by the second */
                noLongerReferred: number;
            };
            /** @description The risks of each kind add up to the total; those of a portfolio have no outcome */
            segments: {
                /** @enum {unknown} */
                by: "scheme" | "cover" | "age" | "noClaims" | "county" | "outcome";
                /** @description Empty: nothing was answered. By outcome, what became of the quote: accepted, lost, refused (by an underwriter), expired or open */
                name: string;
                /** @description All that were rated */
                risks: number;
                /** @description Those that neither book declines: only these have two premiums */
                compared: number;
                /** @description Of the compared ones, those whose premium is another */
                changed: number;
                /** @description Of the changed ones */
                dearer: number;
                /** @description Of the changed ones */
                cheaper: number;
                /** @description Euro: all compared premiums by the first book */
                before: number;
                /** @description Euro: the same by the second book */
                after: number;
                /** @description Of the sums, to two places; null where nothing was compared */
                percent: number | null;
                /** @description The compared ones by the percent that their premium moved: the bound nearer to 0 is outside a band, the other one inside; from 0 to 0 are those that did not move */
                bands: {
                    /** @description Null: no bound */
                    from: number | null;
                    /** @description Null: no bound */
                    to: number | null;
                    /** @description Those whose premium moved by so many percent */
                    risks: number;
                }[];
                /** @description Declined by the second book alone */
                newlyDeclined: number;
                /** @description Declined by the first book alone */
                noLongerDeclined: number;
                /** @description Referred by the second book, and plainly quoted by the first */
                newlyReferred: number;
                /** @description Referred by the first book, and plainly quoted by the second */
                noLongerReferred: number;
            }[];
            /** @description Why risks are newly declined or referred, the most frequent first */
            rules: {
                /** @description Of the second book */
                rule: string;
                /** @description A sentence for the broker */
                message: string;
                /** @enum {unknown} */
                decision: "decline" | "refer";
                /** @description The newly declined or referred ones for which it holds */
                risks: number;
            }[];
            /** @description The ten premiums that rise most */
            dearer: {
                /** @description The id of the quote; the number of an invented risk */
                risk: string;
                /** @description Euro */
                before: number;
                /** @description Euro */
                after: number;
                /** @description Euro */
                difference: number;
                /** @description To two places; null where it cost nothing before */
                percent: number | null;
                /** @enum {unknown} */
                cover: "Comprehensive" | "TPFT" | "ThirdParty";
                /** @description The policyholder's, in years */
                age?: number;
                noClaimsYears?: number;
                county?: string;
            }[];
            /** @description The ten premiums that fall most */
            cheaper: {
                /** @description The id of the quote; the number of an invented risk */
                risk: string;
                /** @description Euro */
                before: number;
                /** @description Euro */
                after: number;
                /** @description Euro */
                difference: number;
                /** @description To two places; null where it cost nothing before */
                percent: number | null;
                /** @enum {unknown} */
                cover: "Comprehensive" | "TPFT" | "ThirdParty";
                /** @description The policyholder's, in years */
                age?: number;
                noClaimsYears?: number;
                county?: string;
            }[];
        };
        KeptLevyTables: {
            levyTables: {
                /** @description SHA-256 of the canonical JSON, hexadecimal */
                hash: string;
                /**
                 * @description An approved one whose activation is still to come stays `approved` until then. A superseded rate book still rates covers that began before the one after it
                 * @enum {unknown}
                 */
                state: "draft" | "checked" | "approved" | "active" | "superseded" | "withdrawn";
                /** @description Null while it was never activated */
                activatedAt: string | null;
                /** @description Null where no one signed it */
                publisher: {
                    /** @description The 32 bytes of the public key, Base64 */
                    publicKey: string;
                    /** @description SHA-256 of the key, Base64, after `SHA256:` */
                    fingerprint: string;
                } | null;
                /** @description What happened to it, oldest first. What came with Quotedesk has no step of its activation */
                steps: {
                    /** @enum {unknown} */
                    step: "drafted" | "checked" | "approved" | "activated" | "withdrawn" | "clockConfirmed";
                    /** @description When: ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                    user?: {
                        id: string;
                        name: string;
                    };
                    reason?: string;
                    /** @description When it starts to rate new quotes: ISO 8601, UTC */
                    from?: string;
                    /**
                     * @description Approved without a second person, by its drafter or perhaps its drafter
                     * @constant
                     */
                    ownDraft?: true;
                }[];
                /** @description Null where the kept table is damaged */
                summary: {
                    /** @description Null where it says none */
                    name: string | null;
                    /** @description The title of each */
                    levies: string[];
                    /** @description The last day from which a levy has another rate, `YYYY-MM-DD`; null where none has */
                    lastChange: string | null;
                } | null;
            }[];
        };
        LevyTableContent: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            levyTable: {
                /** @description What the table is called, as Irish levies 2028 */
                name?: string;
                /** @description They are charged in this order, each rounded half up to the cent */
                levies: ({
                    /** @description What programs call it: once in the table for the insurers of one place */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description The law it follows */
                    source: string;
                    /**
                     * @description Which insurers it is on; absent: all: `other-member-state` is one of the European Union but Ireland
                     * @enum {unknown}
                     */
                    authorisedIn?: "ireland" | "other-member-state";
                    /**
                     * @description A part of the net premium
                     * @constant
                     */
                    kind: "rate";
                    /** @description A levy that ends has the rate 0 from then on */
                    rates: {
                        /** @description Its first day of receipt, YYYY-MM-DD: it holds until the next one begins */
                        from: string;
                        /** @description Of the net premium, with at most four decimal places: 0.03 is 3 % */
                        rate: number;
                    }[];
                } | {
                    /** @description What programs call it: once in the table for the insurers of one place */
                    id: string;
                    /** @description What a person reads */
                    title: string;
                    /** @description The law it follows */
                    source: string;
                    /**
                     * @description Which insurers it is on; absent: all: `other-member-state` is one of the European Union but Ireland
                     * @enum {unknown}
                     */
                    authorisedIn?: "ireland" | "other-member-state";
                    /**
                     * @description An amount
                     * @constant
                     */
                    kind: "fixed";
                    /** @description The levy, in cents */
                    cents: number;
                    /** @description The least net premium it is on, in cents */
                    fromNetCents: number;
                })[];
            };
            signature?: {
                /** @constant */
                algorithm: "Ed25519";
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description The 64 bytes of the signature over the canonical JSON of the rate book, Base64 */
                value: string;
            };
        };
        LevyTableCheck: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
            }[];
        };
        CheckedLevyTable: {
            /** @description SHA-256 of the canonical JSON, hexadecimal */
            hash: string;
            /**
             * @description An approved one whose activation is still to come stays `approved` until then. A superseded rate book still rates covers that began before the one after it
             * @enum {unknown}
             */
            state: "draft" | "checked" | "approved" | "active" | "superseded" | "withdrawn";
            /** @description Null while it was never activated */
            activatedAt: string | null;
            /** @description Null where no one signed it */
            publisher: {
                /** @description The 32 bytes of the public key, Base64 */
                publicKey: string;
                /** @description SHA-256 of the key, Base64, after `SHA256:` */
                fingerprint: string;
            } | null;
            /** @description What happened to it, oldest first. What came with Quotedesk has no step of its activation */
            steps: {
                /** @enum {unknown} */
                step: "drafted" | "checked" | "approved" | "activated" | "withdrawn" | "clockConfirmed";
                /** @description When: ISO 8601, UTC */
                at: string;
                /** @description The client, or desk */
                by: string;
                /** @description The person, where a name was given */
                name?: string;
                /** @description Who was signed in at the desk, under the name of that time; absent otherwise */
                user?: {
                    id: string;
                    name: string;
                };
                reason?: string;
                /** @description When it starts to rate new quotes: ISO 8601, UTC */
                from?: string;
                /**
                 * @description Approved without a second person, by its drafter or perhaps its drafter
                 * @constant
                 */
                ownDraft?: true;
            }[];
            /** @description Null where the kept table is damaged */
            summary: {
                /** @description Null where it says none */
                name: string | null;
                /** @description The title of each */
                levies: string[];
                /** @description The last day from which a levy has another rate, `YYYY-MM-DD`; null where none has */
                lastChange: string | null;
            } | null;
            findings: {
                /** @enum {unknown} */
                severity: "fault" | "warning";
                /** @description As JavaScript reaches it: `factors[2].rows[1]` */
                path: string;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
                message: {
                    code: string;
                    /** @description By the names in the text of the code */
                    values?: {
                        [key: string]: string | number;
                    };
                };
            }[];
        };
        Error: {
            statusCode: number;
            message: string;
            errors?: {
                path: string;
                message: string;
                /** @description What was likely meant instead */
                suggestion?: string;
                line?: number;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
            }[];
            /** @description What was likely meant instead */
            suggestion?: string;
            reasons?: {
                rule: string;
                message: string;
            }[];
            /**
             * @description Why the data can only be read
             * @enum {string}
             */
            problem?: "locked" | "missing" | "damaged" | "unwritable" | "deleted" | "replaced" | "olderCopy" | "clockBehind";
        };
        Problem: {
            /**
             * Format: uri-reference
             * @description The status says it all
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * Format: uri-reference
             * @description `#` and the X-Request-Id
             */
            instance: string;
            statusCode: number;
            message: string;
            errors?: {
                path: string;
                message: string;
                /** @description What was likely meant instead */
                suggestion?: string;
                line?: number;
                table?: {
                    id: string;
                    title: string;
                };
                row?: string;
            }[];
            /** @description What was likely meant instead */
            suggestion?: string;
            reasons?: {
                rule: string;
                message: string;
            }[];
            /**
             * @description Why the data can only be read
             * @enum {string}
             */
            problem?: "locked" | "missing" | "damaged" | "unwritable" | "deleted" | "replaced" | "olderCopy" | "clockBehind";
        };
        TokenError: {
            statusCode: number;
            message: string;
            error?: string;
            error_description?: string;
        };
        TokenProblem: {
            /**
             * Format: uri-reference
             * @description The status says it all
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * Format: uri-reference
             * @description `#` and the X-Request-Id
             */
            instance: string;
            statusCode: number;
            message: string;
            error?: string;
            error_description?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "qd-example",
                 *       "client_secret": "secret",
                 *       "scope": "api://example/quotedesk/.default"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "qd-example",
                 *       "client_secret": "secret",
                 *       "scope": "api://example/quotedesk/.default"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place. The token request is not valid. RFC 6749 5.2 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The credentials are wrong */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
        };
    };
    priceQuote: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "in_policy.dateInception": "2026-12-01T00:00:00+00:00",
                 *         "in_customer.dateOfBirth": "1985-06-15",
                 *         "in_dts.raterCover": "Comprehensive"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceResult"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareSchemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description XML is by irish-motor-quote.xsd */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Policy": {
                 *         "InceptionDate": "2026-12-01T00:00:00+00:00",
                 *         "CoverType": "Comprehensive"
                 *       },
                 *       "Customer": {
                 *         "FirstName": "Seán",
                 *         "Surname": "Murphy",
                 *         "DateOfBirth": "1985-06-15"
                 *       },
                 *       "Vehicle": {
                 *         "RegistrationNumber": "191-D-12345",
                 *         "Make": "BMW",
                 *         "Model": "5 Series"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuoteBody"];
                /**
                 * @example <?xml version="1.0" encoding="UTF-8"?>
                 *     <IrishMotorQuote>
                 *       <Policy>
                 *         <InceptionDate>2026-12-01T00:00:00+00:00</InceptionDate> <!-- any day: cover that would begin in the past begins on acceptance -->
                 *         <CoverType>Comprehensive</CoverType>
                 *       </Policy>
                 *       <Customer>
                 *         <FirstName>Seán</FirstName>
                 *         <Surname>Murphy</Surname>
                 *         <DateOfBirth>1985-06-15</DateOfBirth>
                 *       </Customer>
                 *       <Vehicle>
                 *         <RegistrationNumber>191-D-12345</RegistrationNumber>
                 *         <Make>BMW</Make>
                 *         <Model>5 Series</Model>
                 *       </Vehicle>
                 *     </IrishMotorQuote>
                 */
                "application/xml": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemeComparison"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 191-D-12345 */
                vrm: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpEircode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example D02X285 */
                eircode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitQuote: {
        parameters: {
            query?: {
                product?: string;
            };
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description XML is by irish-motor-quote.xsd */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Policy": {
                 *         "InceptionDate": "2026-12-01T00:00:00+00:00",
                 *         "CoverType": "Comprehensive"
                 *       },
                 *       "Customer": {
                 *         "FirstName": "Seán",
                 *         "Surname": "Murphy",
                 *         "DateOfBirth": "1985-06-15"
                 *       },
                 *       "Vehicle": {
                 *         "RegistrationNumber": "191-D-12345",
                 *         "Make": "BMW",
                 *         "Model": "5 Series"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuoteBody"];
                /**
                 * @example <?xml version="1.0" encoding="UTF-8"?>
                 *     <IrishMotorQuote>
                 *       <Policy>
                 *         <InceptionDate>2026-12-01T00:00:00+00:00</InceptionDate> <!-- any day: cover that would begin in the past begins on acceptance -->
                 *         <CoverType>Comprehensive</CoverType>
                 *       </Policy>
                 *       <Customer>
                 *         <FirstName>Seán</FirstName>
                 *         <Surname>Murphy</Surname>
                 *         <DateOfBirth>1985-06-15</DateOfBirth>
                 *       </Customer>
                 *       <Vehicle>
                 *         <RegistrationNumber>191-D-12345</RegistrationNumber>
                 *         <Make>BMW</Make>
                 *         <Model>5 Series</Model>
                 *       </Vehicle>
                 *     </IrishMotorQuote>
                 */
                "application/xml": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedQuote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why. The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    overrideQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "overrideType": "discount",
                 *       "value": 10,
                 *       "reason": "A loyal customer"
                 *     }
                 */
                "application/json": components["schemas"]["OverrideRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOverride: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "overrideType": "discount",
                 *       "reason": "It was meant for another quote"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawOverrideRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "addonType": "breakdown",
                 *       "addonOptions": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddOnRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "addonType": "breakdown"
                 *     }
                 */
                "application/json": components["schemas"]["RemoveAddOnRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordDriverNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "driverNumber": "123456789"
                 *     }
                 */
                "application/json": components["schemas"]["DriverNumberRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    referQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "reason": "The car is kept abroad for a part of the year"
                 *     }
                 */
                "application/json": components["schemas"]["ReferRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "decision": "approve",
                 *       "note": "The licence was checked",
                 *       "terms": "The car is kept in a garage at night"
                 *     }
                 */
                "application/json": components["schemas"]["ReferralDecisionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markLost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "reason": "price",
                 *       "note": "Renewed with the insurer for 40 euro less"
                 *     }
                 */
                "application/json": components["schemas"]["LostRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markNotLost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE"
                 *     }
                 */
                "application/json": components["schemas"]["NotLostRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "paymentMethod": "card",
                 *       "paymentReference": "PAY-1"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @example Q-EXAMPLE */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The quote is still the version that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuoteHistory: {
        parameters: {
            query?: {
                /** @example 51 */
                before?: number;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example Q-EXAMPLE */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "documentTypes": [
                 *         "schedule",
                 *         "certificate"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPolicy: {
        parameters: {
            query?: {
                /** @example 2026-12-31 */
                day?: string;
            };
            header?: {
                /** @description The ETag of the version that you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The quote is still the version that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cancel": {
                 *         "ending": "customer",
                 *         "hasClaim": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PolicyPreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyPreview"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjustPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": {
                 *         "Vehicle": {
                 *           "RegistrationNumber": "221-D-54321",
                 *           "Make": "Toyota",
                 *           "Model": "Corolla"
                 *         }
                 *       },
                 *       "reason": "The customer changed her car"
                 *     }
                 */
                "application/json": components["schemas"]["AdjustRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why. The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reverseTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transaction": 2,
                 *       "reason": "It was meant for another policy"
                 *     }
                 */
                "application/json": components["schemas"]["ReverseRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ending": "customer",
                 *       "hasClaim": false,
                 *       "reason": "The car was sold"
                 *     }
                 */
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reinstatePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The customer keeps the car"
                 *     }
                 */
                "application/json": components["schemas"]["ReinstateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteRenewal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why. The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["RenewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why. The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccidents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccidentList"];
                };
            };
            /** @description The quote is still the version that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordAccident: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": "2026-11-20",
                 *       "time": "08:40",
                 *       "place": "N4 at Lucan, Co. Dublin",
                 *       "driver": "Seán Murphy",
                 *       "otherParties": "One car, 201-D-5555",
                 *       "description": "Another car ran into the back of the customer’s at a traffic light",
                 *       "fault": "notAtFault"
                 *     }
                 */
                "application/json": components["schemas"]["AccidentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccidentList"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPolicyAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyAccount"];
                };
            };
            /** @description The quote is still the version that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "received": {
                 *         "amount": 100,
                 *         "method": "bank_transfer",
                 *         "reference": "TR-20817"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyAccount"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": {}
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of what is answered */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyAccount"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPolicyNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyNotes"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPolicyNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example P-EXAMPLE */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The customer rings back about a second car"
                 *     }
                 */
                "application/json": components["schemas"]["PolicyNoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyNotes"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the policy, or a later transaction of it, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastYear": {
                 *         "price": 640,
                 *         "fee": 50,
                 *         "channel": "broker",
                 *         "sale": "firstRenewal"
                 *       },
                 *       "offered": {
                 *         "price": 655.5,
                 *         "fee": 50,
                 *         "channel": "broker"
                 *       },
                 *       "firstRenewal": {
                 *         "price": 650,
                 *         "fee": 50,
                 *         "channel": "broker"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalCheck"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explainQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Q-EXAMPLE */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedQuote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRateBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRateBooks"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRateBookFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "book.json",
                 *       "contentBase64": "e30="
                 *     }
                 */
                "application/json": components["schemas"]["RateBookFileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRateBookFile"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 5462.3359375 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importRateBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rateBook": {
                 *         "name": "Example motor",
                 *         "version": "2027.1",
                 *         "demonstration": true,
                 *         "underwriter": "Example Underwriting DAC (not an insurer)",
                 *         "scheme": {
                 *           "id": "example",
                 *           "name": "Example motor",
                 *           "line": "private-motor"
                 *         },
                 *         "inForceFrom": "2027-01-01",
                 *         "validityDays": 30,
                 *         "products": [
                 *           {
                 *             "id": "example-comprehensive",
                 *             "name": "Example comprehensive",
                 *             "description": "Comprehensive cover for a private car",
                 *             "cover": "Comprehensive"
                 *           }
                 *         ],
                 *         "base": {
                 *           "title": "Base premium",
                 *           "cents": {
                 *             "Comprehensive": 80000,
                 *             "TPFT": 70000,
                 *             "ThirdParty": 60000
                 *           }
                 *         },
                 *         "factors": [],
                 *         "minimumNetCents": {
                 *           "Comprehensive": 25000,
                 *           "TPFT": 22000,
                 *           "ThirdParty": 20000
                 *         },
                 *         "policyFeeCents": 2500,
                 *         "smallestPremiumCents": 10000,
                 *         "addOns": [],
                 *         "underwriting": [],
                 *         "examples": [
                 *           {
                 *             "title": "A comprehensive premium is the base",
                 *             "inputs": {
                 *               "cover": "Comprehensive",
                 *               "driverAge": 40
                 *             },
                 *             "receivedOn": "2027-02-01",
                 *             "expect": {
                 *               "netCents": 80000,
                 *               "grossCents": 83300,
                 *               "feeCents": 2500,
                 *               "premiumCents": 85800
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportRateBookRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRateBook"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the rate book, or the publisher of its scheme, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 4096 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readRateBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dae71f27924a */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookContent"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRateBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dae71f27924a */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookCheck"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportRateBook: {
        parameters: {
            query: {
                /** @example xlsx */
                format: "json" | "xlsx" | "csv";
                table?: string;
            };
            header?: never;
            path: {
                /** @example dae71f27924a */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedRateBook"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveRateBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "dae71f27924a",
                 *       "reason": "Its effect on the portfolio was reviewed"
                 *     }
                 */
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRateBook"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the rate book, or the publisher of its scheme, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    activateRateBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "dae71f27924a",
                 *       "from": "2099-01-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ActivateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRateBook"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the rate book, or the publisher of its scheme, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawRateBook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "dae71f27924a",
                 *       "reason": "A relativity was mistyped"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedRateBook"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the rate book, or the publisher of its scheme, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tryRateBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rateBook": {
                 *         "name": "Example motor",
                 *         "version": "2027.1",
                 *         "demonstration": true,
                 *         "underwriter": "Example Underwriting DAC (not an insurer)",
                 *         "scheme": {
                 *           "id": "example",
                 *           "name": "Example motor",
                 *           "line": "private-motor"
                 *         },
                 *         "inForceFrom": "2027-01-01",
                 *         "validityDays": 30,
                 *         "products": [
                 *           {
                 *             "id": "example-comprehensive",
                 *             "name": "Example comprehensive",
                 *             "description": "Comprehensive cover for a private car",
                 *             "cover": "Comprehensive"
                 *           }
                 *         ],
                 *         "base": {
                 *           "title": "Base premium",
                 *           "cents": {
                 *             "Comprehensive": 80000,
                 *             "TPFT": 70000,
                 *             "ThirdParty": 60000
                 *           }
                 *         },
                 *         "factors": [],
                 *         "minimumNetCents": {
                 *           "Comprehensive": 25000,
                 *           "TPFT": 22000,
                 *           "ThirdParty": 20000
                 *         },
                 *         "policyFeeCents": 2500,
                 *         "smallestPremiumCents": 10000,
                 *         "addOns": [],
                 *         "underwriting": [],
                 *         "examples": [
                 *           {
                 *             "title": "A comprehensive premium is the base",
                 *             "inputs": {
                 *               "cover": "Comprehensive",
                 *               "driverAge": 40
                 *             },
                 *             "receivedOn": "2027-02-01",
                 *             "expect": {
                 *               "netCents": 80000,
                 *               "grossCents": 83300,
                 *               "feeCents": 2500,
                 *               "premiumCents": 85800
                 *             }
                 *           }
                 *         ]
                 *       },
                 *       "risk": {
                 *         "inputs": {
                 *           "cover": "Comprehensive",
                 *           "driverAge": 40
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TrialRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookTrial"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 4096 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLevyTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptLevyTables"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importLevyTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "levyTable": {
                 *         "name": "Example levies 2028",
                 *         "levies": [
                 *           {
                 *             "id": "stamp-duty",
                 *             "title": "Stamp duty (non-life insurance levy)",
                 *             "source": "An example: 3 %, and 4 % from 2028",
                 *             "kind": "rate",
                 *             "rates": [
                 *               {
                 *                 "from": "2000-01-01",
                 *                 "rate": 0.03
                 *               },
                 *               {
                 *                 "from": "2028-01-01",
                 *                 "rate": 0.04
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "id": "insurance-compensation-fund",
                 *             "title": "Insurance Compensation Fund contribution",
                 *             "source": "2 % until 31 December 2025, 1 % from 1 January 2026",
                 *             "authorisedIn": "ireland",
                 *             "kind": "rate",
                 *             "rates": [
                 *               {
                 *                 "from": "2000-01-01",
                 *                 "rate": 0.02
                 *               },
                 *               {
                 *                 "from": "2026-01-01",
                 *                 "rate": 0.01
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "id": "insurance-compensation-fund",
                 *             "title": "Insurance Compensation Fund contribution",
                 *             "source": "Not on motor insurance of insurers of another Member State since 23 December 2023",
                 *             "authorisedIn": "other-member-state",
                 *             "kind": "rate",
                 *             "rates": [
                 *               {
                 *                 "from": "2000-01-01",
                 *                 "rate": 0.02
                 *               },
                 *               {
                 *                 "from": "2023-12-23",
                 *                 "rate": 0
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "id": "policy-stamp",
                 *             "title": "Policy stamp",
                 *             "source": "1 euro a policy where the premium is 20 euro or more",
                 *             "kind": "fixed",
                 *             "cents": 100,
                 *             "fromNetCents": 2000
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportLevyTableRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedLevyTable"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the levy table, or its publisher, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readLevyTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 45982149bae9 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevyTableContent"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkLevyTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 45982149bae9 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevyTableCheck"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveLevyTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "45982149bae9",
                 *       "reason": "Checked against the law"
                 *     }
                 */
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedLevyTable"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the levy table, or its publisher, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    activateLevyTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "45982149bae9",
                 *       "from": "2099-01-01T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ActivateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedLevyTable"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the levy table, or its publisher, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawLevyTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "45982149bae9",
                 *       "reason": "A rate was mistyped"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedLevyTable"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the levy table, or its publisher, forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    diffRateBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "scheme": "fifty-plus"
                 *       },
                 *       "to": {
                 *         "scheme": "young-driver"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookPair"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDiff"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 4096 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    measureImpact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "scheme": "fifty-plus"
                 *       },
                 *       "to": {
                 *         "scheme": "young-driver"
                 *       },
                 *       "portfolio": {
                 *         "size": 1000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImpactRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactReport"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 4096 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ".well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openDocument: {
        parameters: {
            query: {
                /**
                 * @description When the link expires: epoch seconds
                 * @example 1796119200
                 */
                e: string;
                /**
                 * @description The signature of the link
                 * @example signature
                 */
                s: string;
            };
            header?: never;
            path: {
                /**
                 * @description Of the document
                 * @example D-EXAMPLE
                 */
                id: string;
                /**
                 * @description The type of the document, and `.pdf`
                 * @example schedule.pdf
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired, or the file of an older version is no longer kept */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data cannot be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
