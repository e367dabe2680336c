module bikes.example/provider

go 1.24
