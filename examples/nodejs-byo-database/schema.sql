CREATE TABLE stock (
  sku      text PRIMARY KEY,
  quantity integer NOT NULL CHECK (quantity >= 0)
);

CREATE TABLE movements (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku      text NOT NULL REFERENCES stock,
  change   integer NOT NULL CHECK (change <> 0),
  moved_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO stock VALUES ('lamp-oak', 12), ('chair-ash', 3);

-- Only for your machine. In production, choose a random password.
CREATE ROLE stock_api LOGIN PASSWORD 'only-local' CONNECTION LIMIT 20;
GRANT SELECT, UPDATE ON stock TO stock_api;
GRANT INSERT ON movements TO stock_api;
