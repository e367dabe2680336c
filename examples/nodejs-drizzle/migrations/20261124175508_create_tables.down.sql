DROP TABLE "reservations";
DROP TABLE "boats";
